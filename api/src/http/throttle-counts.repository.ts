import type { ThrottlerStorage } from '@nestjs/throttler';
import { Column, Entity, In, PrimaryColumn, type DataSource, type EntityManager } from 'typeorm';

@Entity('throttle_counts')
export class ThrottleCountEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('int')
  hits!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

interface Counted {
  hits: number;
  /** Seconds until the count is reset, at least 1. */
  left: number;
}

/** Counts at most one request above the limit, so that a flood causes few row changes. */
const count = `
  insert into throttle_counts as c (key, hits, expires_at) values ($1, 1, now() + $2 * interval '1 ms')
  on conflict (key) do update set
    hits = case when c.expires_at <= now() then 1 else least(c.hits, $3) + 1 end,
    expires_at = case
      when c.expires_at <= now() then now() + $2 * interval '1 ms'
      when c.hits = $3 then greatest(c.expires_at, now() + $4 * interval '1 ms')
      else c.expires_at
    end
  returning hits, greatest(ceil(extract(epoch from expires_at - now())), 1)::int as left`;

/**
 * Counts requests in PostgreSQL, shared by all processes. A window begins with its first request; the request above the limit blocks
 * the key for `blockDuration` (0: for the rest of the window). The table is unlogged: a crash of the database loses only counts.
 * Throws without the database, so that no request passes uncounted.
 */
export class ThrottleCountsRepository implements ThrottlerStorage {
  constructor(private readonly database: DataSource) {}

  /** Arguments in milliseconds, results in seconds. */
  async increment(key: string, ttl: number, limit: number, blockDuration: number) {
    const rows = await this.database.query<Counted[]>(count, [key, ttl, limit, blockDuration]);
    const { hits, left } = rows[0]!;
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire: left, isBlocked, timeToBlockExpire: isBlocked ? left : 0 };
  }
  /** Reverts one counted request. */
  async decrement(key: string): Promise<void> {
    await this.database.manager.update(ThrottleCountEntity, { key }, { hits: () => 'greatest(hits - 1, 0)' });
  }

  async reset(keys: readonly string[], manager: EntityManager): Promise<void> {
    await manager.delete(ThrottleCountEntity, { key: In(keys) });
  }
}
