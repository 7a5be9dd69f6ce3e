import { Module } from '@nestjs/common';
import { AuditEventsRepository } from './audit-events.repository.ts';
import { TypeOrmAuditEventsRepository } from './typeorm-audit-events.repository.ts';

/** Stored events, for every process. */
@Module({
  providers: [{ provide: AuditEventsRepository, useClass: TypeOrmAuditEventsRepository }],
  exports: [AuditEventsRepository],
})
export class AuditStoreModule {}
