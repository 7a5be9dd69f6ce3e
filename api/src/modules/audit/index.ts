export { AuditEventsRepository } from './audit-events.repository.ts';
export { AuditModule } from './audit.module.ts';
export { AuditStoreModule } from './audit.module.ts';
