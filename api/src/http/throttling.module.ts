import { Module, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { RetentionModule } from '../modules/retention/index.ts';
import { isRead } from './request.parser.ts';
import { ThrottlingRetention } from './throttling.retention.ts';

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
export class SharedThrottlerStorage implements ThrottlerStorage {
  constructor(private readonly database: DataSource) {}

  /** Arguments in milliseconds, results in seconds. */
  async increment(key: string, ttl: number, limit: number, blockDuration: number) {
    const rows = await this.database.query<Counted[]>(count, [key, ttl, limit, blockDuration]);
    const { hits, left } = rows[0]!;
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire: left, isBlocked, timeToBlockExpire: isBlocked ? left : 0 };
  }
}

/** Reads are cheap and cacheable, and reads by the HTML server share one address. */
const onlyReads = (context: ExecutionContext) => isRead(context.switchToHttp().getRequest<FastifyRequest>());

/**
 * Limits requests that change data to 60 per minute and address, enough for an office behind one address. Sensitive routes (sign-in,
 * mail) set lower limits with `@Throttle`. Counts are shared by all processes.
 */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [DataSource],
      useFactory: (database: DataSource) => ({
        throttlers: [{ ttl: 60_000, limit: 60 }],
        skipIf: onlyReads,
        storage: new SharedThrottlerStorage(database),
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
export class ThrottlingModule {}

/** Retention of counters, for the worker. */
@Module({ imports: [RetentionModule], providers: [ThrottlingRetention] })
export class ThrottlingWorkerModule {}
