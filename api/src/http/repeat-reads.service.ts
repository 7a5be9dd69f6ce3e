import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseConfig } from '../config/database.config.ts';
import { DatabaseRecovery } from '../database/database-recovery.service.ts';
import { isDatabaseUnavailable, isPoolExhausted } from '../database/postgres.errors.ts';

/** Limits the load and the memory of an outage: further reads are rejected. */
const maxWaiting = 1000;
/** Waiting reads are spread over this time, so that they do not wait for each other's connections. */
const spreadMs = 300;

interface Repeatable {
  /** From `performance.now()`. */
  began: number;
  handle: () => unknown;
}

const repeatables = new WeakMap<FastifyRequest, Repeatable>();

/** Keeps the handler of each GET, so that `RepeatReads` can call it again. Call it before routes are added. */
export function keepReadHandlers(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.method !== 'GET') return;
    const { handler } = route;
    route.handler = function (request, reply) {
      const handle = () => handler.call(this, request, reply);
      repeatables.set(request, { began: performance.now(), handle });
      return handle();
    };
  });
}

/**
 * Repeats a GET that failed because the database was unavailable, once the database responds: a failover delays reads instead of
 * failing them. Guards and interceptors run again.
 */
@Injectable()
export class RepeatReads {
  private waiting = 0;

  constructor(
    private readonly recovery: DatabaseRecovery,
    private readonly config: DatabaseConfig,
  ) {}

  /** Whether the handler was called again. Waits for the database. */
  async repeat(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const repeatable = repeatables.get(request);
    if (repeatable === undefined || reply.sent || !this.isOutage(error)) return false;
    if (performance.now() - repeatable.began > this.config.timeouts.outage) return false;
    if (!(await this.wait()) || request.raw.destroyed) return false;
    await repeatable.handle();
    return true;
  }

  /** A full pool is overload unless the database is unavailable; repeated reads would add to it. */
  private isOutage(error: unknown): boolean {
    return isDatabaseUnavailable(error) && (this.recovery.isOut || !isPoolExhausted(error));
  }

  private async wait(): Promise<boolean> {
    if (this.waiting >= maxWaiting) return false;
    this.waiting += 1;
    try {
      const hasRecovered = await this.recovery.recovered();
      if (hasRecovered) await new Promise((resolve) => setTimeout(resolve, Math.random() * spreadMs));
      return hasRecovered;
    } finally {
      this.waiting -= 1;
    }
  }
}
