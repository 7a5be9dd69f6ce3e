import type { ClientBase } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { clientOf } from '../../../database/data-source.provider.ts';
import { isLockTimeout } from '../../../database/postgres.errors.ts';
import { AppError } from '../../../http/index.ts';
import { FairSemaphore } from '../../../operations/fair-semaphore.service.ts';
import { lockJobWriting } from '../writing/job-writing.repository.ts';

/** Other writers block for longer than the timeout: the first ingest of a source, or many simultaneous changes. */
class JobsBusyError extends AppError {
  override readonly name = 'JobsBusyError';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super(503, 'service_unavailable', 'Jobs are being written. Try again in a moment.');
  }
}

/** The first ingest of a source may block other writers for longer than this. */
const maxWaitMs = 5_000;
const maxWaiting = 100;

/**
 * Serializes changes of jobs in this process. A waiting change uses no database connection, so that at most one
 * connection per process waits for writers of other processes.
 */
export class JobWriteQueue {
  private readonly semaphore = new FairSemaphore({ width: 1, maxWaiting, maxWaitMs });

  constructor(private readonly database: DataSource) {}

  /** Runs `work` in one transaction, after all other job writers. @throws JobsBusyError */
  async run<T>(work: (client: ClientBase, manager: EntityManager) => Promise<T>): Promise<T> {
    const until = Date.now() + maxWaitMs;
    if (!(await this.semaphore.acquire())) throw new JobsBusyError();
    try {
      return await this.change(until, work);
    } catch (error) {
      throw isLockTimeout(error) ? new JobsBusyError() : error;
    } finally {
      this.semaphore.release();
    }
  }

  private change<T>(until: number, work: (client: ClientBase, manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      const client = await clientOf(manager);
      // The remaining time. 0 would disable the timeout.
      await client.query(`set local lock_timeout = ${Math.max(1, until - Date.now())}`);
      await lockJobWriting(client);
      return work(client, manager);
    });
  }
}
