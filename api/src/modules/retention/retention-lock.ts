import { Injectable } from '@nestjs/common';
import { DirectPool } from '../../database/pool.ts';

const lockKey = 7204;

/**
 * Allows one process at a time. The lock belongs to a direct connection, so that PostgreSQL releases it when the
 * process crashes.
 */
@Injectable()
export class RetentionLock {
  constructor(private readonly pool: DirectPool) {}

  /** Null if another process holds the lock. The work uses separate connections. */
  async tryWithLock<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const client = await this.pool.connect();
    let isClean = false;
    try {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey]);
      const result = rows[0]?.held === true ? await work() : null;
      if (rows[0]?.held === true) await client.query('select pg_advisory_unlock($1)', [lockKey]);
      isClean = true;
      return result;
    } finally {
      // Closes a connection that may still hold the lock.
      client.release(!isClean);
    }
  }
}
