export { AuditEventsRepository } from './audit-events.repository.ts';
export { AuditModule, AuditStoreModule, AuditWorkerModule } from './audit.module.ts';
