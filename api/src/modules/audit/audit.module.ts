import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UsersModule } from '../users/index.ts';
import { AuditEventsExport, AuditEventsRepository } from './audit-events.repository.ts';
import { AuditGuard, AuditService } from './audit.guard.ts';

/** Stored events, for every process. */
@Module({
  providers: [AuditEventsRepository],
  exports: [AuditEventsRepository],
})
export class AuditStoreModule {}

/** Records security-relevant calls. Its guard must run before guards that refuse. */
@Module({
  imports: [AuditStoreModule, UsersModule],
  providers: [AuditEventsExport, AuditService, { provide: APP_GUARD, useClass: AuditGuard }],
})
export class AuditModule {}
