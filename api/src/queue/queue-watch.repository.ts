import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Statements } from '../database/pools.provider.ts';

export interface QueueLength {
  queue: string;
  /** `waiting`: due or scheduled. `active`: taken by a worker. */
  state: 'waiting' | 'active';
  jobs: number;
}

const lengths = `
  select name as queue, case when state = 'active' then 'active' else 'waiting' end as state, count(*)::int as jobs
  from pgboss.job where state < 'completed' and name not like '\\_\\_%'
  group by 1, 2`;

/** State of the queue, read from its tables, so that it covers all processes. */
@Injectable()
export class QueueWatch {
  constructor(private readonly pool: Pool) {}

  /** When a worker last ran the queue's maintenance, which each does every few seconds; null: never. */
  async workerSeenAt(statements: Statements): Promise<Date | null> {
    const [row] = await statements.query<{ at: Date | null }[]>('select maintained_on as at from pgboss.version');
    return row?.at ?? null;
  }

  /** Queues without jobs are omitted. */
  async lengths(): Promise<QueueLength[]> {
    return (await this.pool.query<QueueLength>(lengths)).rows;
  }
}
