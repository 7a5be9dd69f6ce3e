import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UsersModule } from '../users/index.ts';
import { AuditEventsData } from './audit-events.export.ts';
import { AuditEventsRepository } from './audit-events.repository.ts';
import { AuditGuard } from './audit.guard.ts';
import { AuditService } from './audit.service.ts';

/** Stored events, for every process. */
@Module({
  providers: [AuditEventsRepository],
  exports: [AuditEventsRepository],
})
export class AuditStoreModule {}

/** Records security-relevant calls. Its guard must run before guards that refuse. */
@Module({
  imports: [AuditStoreModule, UsersModule],
  providers: [AuditEventsData, AuditService, { provide: APP_GUARD, useClass: AuditGuard }],
})
export class AuditModule {}
