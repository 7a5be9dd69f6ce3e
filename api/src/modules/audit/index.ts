export { AuditEventsRepository } from './audit-events.repository.ts';
export { AuditModule, AuditStoreModule } from './audit.module.ts';
