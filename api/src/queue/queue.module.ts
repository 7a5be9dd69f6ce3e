import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import { PgJobQueue } from './pg-job-queue.ts';
import { QueueWatch } from './queue-watch.ts';

/** Adding jobs and counting them, for every process. Global as the database is. */
@Global()
@Module({ providers: [{ provide: JobQueue, useClass: PgJobQueue }, QueueWatch], exports: [JobQueue, QueueWatch] })
export class QueueModule {}

/** Having them done, for the worker. */
@Global()
@Module({ providers: [JobRunner], exports: [JobRunner] })
export class JobRunnerModule {}
