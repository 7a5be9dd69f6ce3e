import type { ClientBase } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { clientOf } from '../../../database/client-of.ts';
import { Turns } from '../../../outside/turns.ts';
import { lockJobWriting } from '../../job-writing/index.ts';
import { JobsBusyError } from './job-management.errors.ts';

/** A source that is filled for the first time may keep others from writing for longer than anybody waits. */
const maxWaitMs = 5_000;
const maxWaiting = 100;
const lockNotAvailable = '55P03';

const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === lockNotAvailable;

/**
 * Changes of jobs in this process, one after the other: who waits for its turn holds no connection, so that the one which
 * waits for another process is the only one that visitors miss.
 */
export class JobChangeTurns {
  private readonly turns = new Turns(1, maxWaiting, maxWaitMs);

  constructor(private readonly database: DataSource) {}

  /** One transaction, before or after every other one that writes jobs. @throws JobsBusyError */
  async run<T>(work: (client: ClientBase, manager: EntityManager) => Promise<T>): Promise<T> {
    const until = Date.now() + maxWaitMs;
    if (!(await this.turns.take())) throw new JobsBusyError();
    try {
      return await this.change(until, work);
    } catch (error) {
      throw isLockTimeout(error) ? new JobsBusyError() : error;
    } finally {
      this.turns.giveBack();
    }
  }

  private change<T>(until: number, work: (client: ClientBase, manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      const client = await clientOf(manager);
      // What is left of the time; 0 would mean for ever.
      await client.query(`set local lock_timeout = ${Math.max(1, until - Date.now())}`);
      await lockJobWriting(client);
      return work(client, manager);
    });
  }
}
