import type { EntityManager } from 'typeorm';
import type { JobData, JobName } from './jobs.ts';

export interface JobOptions {
  /** In whose transaction the job is added: both or neither. */
  manager?: EntityManager;
  /** Not before this moment. */
  startAt?: Date;
}

/** Work for the worker, kept in PostgreSQL. A job is done at least once, so its handler has to bear repetition. */
export abstract class JobQueue {
  abstract add<Name extends JobName>(name: Name, data: JobData[Name], options?: JobOptions): Promise<void>;
}
