import { Injectable } from '@nestjs/common';
import { DirectPool } from '../../database/pool.ts';

const lockKey = 7204;

/** One process at a time. The lock belongs to its connection, which is a direct one: it is released with a process that dies. */
@Injectable()
export class RetentionLock {
  constructor(private readonly pool: DirectPool) {}

  /** Null when another process is at it. The work uses connections of its own. */
  async whileHeld<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const client = await this.pool.connect();
    let isClean = false;
    try {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey]);
      const result = rows[0]?.held === true ? await work() : null;
      if (rows[0]?.held === true) await client.query('select pg_advisory_unlock($1)', [lockKey]);
      isClean = true;
      return result;
    } finally {
      // A connection that may still hold the lock is closed.
      client.release(!isClean);
    }
  }
}
