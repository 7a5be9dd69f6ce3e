import { Injectable, Module, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule, type ThrottlerRequest } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { RetentionModule } from '../modules/retention/index.ts';
import { isRead } from './request.parser.ts';
import { ThrottleCountEntity, ThrottleCountsRepository } from './throttle-counts.repository.ts';
import { ThrottlingRetention } from './throttling.retention.ts';

/** Reads are cheap and cacheable, and reads by the HTML server share one address. */
const onlyReads = (context: ExecutionContext) => isRead(context.switchToHttp().getRequest<FastifyRequest>());

/** Requests that fail through no fault of the sender are not counted: during an outage, visitors repeat them. */
@Injectable()
class RequestLimit extends ThrottlerGuard {
  declare protected readonly storageService: ThrottleCountsRepository;

  protected override async handleRequest(limit: ThrottlerRequest): Promise<boolean> {
    const keys: string[] = [];
    const generateKey: ThrottlerRequest['generateKey'] = (...given) => {
      const key = limit.generateKey(...given);
      keys.push(key);
      return key;
    };
    const isAllowed = await super.handleRequest({ ...limit, generateKey });
    const { raw } = limit.context.switchToHttp().getResponse<FastifyReply>();
    raw.once('finish', () => {
      if (raw.statusCode < 500) return;
      // Without the database the count remains, and expires.
      for (const key of keys) this.storageService.decrement(key).catch(() => undefined);
    });
    return isAllowed;
  }
}

/**
 * Limits requests that change data to 60 per minute and address, enough for an office behind one address. Sensitive routes (sign-in,
 * mail) set lower limits with `@Throttle`. Counts are shared by all processes.
 */
@Module({
  imports: [
    TypeOrmModule.forFeature([ThrottleCountEntity]),
    ThrottlerModule.forRootAsync({
      inject: [DataSource],
      useFactory: (database: DataSource) => ({
        throttlers: [{ ttl: 60_000, limit: 60 }],
        skipIf: onlyReads,
        storage: new ThrottleCountsRepository(database),
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: RequestLimit }],
})
export class ThrottlingModule {}

/** Retention of counters, for the worker. */
@Module({ imports: [RetentionModule], providers: [ThrottlingRetention] })
export class ThrottlingWorkerModule {}
