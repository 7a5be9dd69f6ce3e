import { Module, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { isRead } from './request.parser.ts';

interface Counted {
  hits: number;
  /** Seconds until the count begins anew, at least 1. */
  left: number;
}

/** One more of `$1` than were let through is as far as it counts: a flood changes the row no more than it has to. */
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
 * Counts requests in PostgreSQL, so that any number of processes counts as one. A window begins with its first request;
 * the one above the limit closes the door for `blockDuration` (0: for the rest of the window). The table is unlogged: a
 * crash of the database forgets counts and nothing else. Without the database nobody is let through uncounted: this throws.
 */
export class SharedThrottlerStorage implements ThrottlerStorage {
  constructor(private readonly database: DataSource) {}

  /** Times in milliseconds; those of the answer in seconds. */
  async increment(key: string, ttl: number, limit: number, blockDuration: number) {
    const rows = await this.database.query<Counted[]>(count, [key, ttl, limit, blockDuration]);
    const { hits, left } = rows[0]!;
    const isBlocked = hits > limit;
    return { totalHits: hits, timeToExpire: left, isBlocked, timeToBlockExpire: isBlocked ? left : 0 };
  }
}

/** Reads are cheap, cacheable, and all come from one address when the HTML server asks for a page's data. */
const onlyReads = (context: ExecutionContext) => isRead(context.switchToHttp().getRequest<FastifyRequest>());

/**
 * Requests that change something: 60 a minute and address, enough for an office behind one of them. Routes that are
 * worth attacking (sign-in, mail) ask for less with `@Throttle`. All processes count together.
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
