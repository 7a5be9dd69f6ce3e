import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import { PgJobQueue } from './pg-job-queue.ts';

/** Adding jobs, for every process. Global as the database is. */
@Global()
@Module({ providers: [{ provide: JobQueue, useClass: PgJobQueue }], exports: [JobQueue] })
export class QueueModule {}

/** Having them done, for the worker. */
@Global()
@Module({ providers: [JobRunner], exports: [JobRunner] })
export class JobRunnerModule {}
