import { Global, Module } from '@nestjs/common';
import { JobQueue } from './job-queue.client.ts';
import { JobRunner } from './job-runner.worker.ts';
import { QueueWatch } from './queue-watch.repository.ts';

/** Adds and counts jobs, in all processes. */
@Global()
@Module({ providers: [JobQueue, QueueWatch], exports: [JobQueue, QueueWatch] })
export class QueueModule {}

/** Runs jobs, in the worker. */
@Global()
@Module({ providers: [JobRunner], exports: [JobRunner] })
export class JobRunnerModule {}
