import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { UsersModule } from '../users/index.ts';
import { AuditEventsData } from './audit-events-data.ts';
import { AuditEventsRepository } from './audit-events.repository.ts';
import { AuditGuard } from './audit.guard.ts';
import { AuditService } from './audit.service.ts';
import { TypeOrmAuditEventsRepository } from './typeorm-audit-events.repository.ts';

/** What is kept of calls that matter for security. Its guard has to come before those that refuse. */
@Module({
  imports: [UsersModule],
  providers: [
    AuditEventsData,
    AuditService,
    { provide: AuditEventsRepository, useClass: TypeOrmAuditEventsRepository },
    { provide: APP_GUARD, useClass: AuditGuard },
  ],
})
export class AuditModule {}
