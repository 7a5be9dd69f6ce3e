import { Module, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { RetentionModule } from '../modules/retention/index.ts';
import { isRead } from './request.parser.ts';
import { ThrottleCountEntity, ThrottleCountsRepository } from './throttle-counts.repository.ts';
import { ThrottlingRetention } from './throttling.retention.ts';

/** Reads are cheap and cacheable, and reads by the HTML server share one address. */
const onlyReads = (context: ExecutionContext) => isRead(context.switchToHttp().getRequest<FastifyRequest>());

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
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
export class ThrottlingModule {}

/** Retention of counters, for the worker. */
@Module({ imports: [RetentionModule], providers: [ThrottlingRetention] })
export class ThrottlingWorkerModule {}
