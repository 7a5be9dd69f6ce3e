import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.client.ts';
import { JobRunner } from './job-runner.worker.ts';
import { QueueWatch } from './queue-watch.repository.ts';

/** Adding jobs and counting them, for every process. Global as the database is. */
@Global()
@Module({ providers: [JobQueue, QueueWatch], exports: [JobQueue, QueueWatch] })
export class QueueModule {}

/** Having them done, for the worker. */
@Global()
@Module({ providers: [JobRunner], exports: [JobRunner] })
export class JobRunnerModule {}
