import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { AuditEventsExport } from './audit-events.export.ts';
import { AuditEventsRepository } from './audit-events.repository.ts';
import { AuditEventsRetention } from './audit-events.retention.ts';
import { AuditGuard, AuditService } from './audit.guard.ts';

/** Stored events, for every process. */
@Module({
  providers: [AuditEventsRepository],
  exports: [AuditEventsRepository],
})
export class AuditStoreModule {}

/** Records security-relevant calls. Its guard must run before guards that reject calls. */
@Module({
  imports: [AuditStoreModule, UsersModule],
  providers: [AuditEventsExport, AuditService, { provide: APP_GUARD, useClass: AuditGuard }],
})
export class AuditModule {}

/** Retention, for the worker. */
@Module({ imports: [RetentionModule], providers: [AuditEventsRetention] })
export class AuditWorkerModule {}
