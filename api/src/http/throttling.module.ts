import { Module, type ExecutionContext } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { isRead } from './is-read.ts';
import { SharedThrottlerStorage } from './shared-throttler-storage.ts';

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
