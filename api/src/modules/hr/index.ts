export { HrModule } from './hr.module.ts';
export { IngestService, type IngestOutcome, type ReadKind } from './ingest/ingest.service.ts';
export { applySnapshot } from './ingest/apply-snapshot.service.ts';
export { HrApplicationsModule } from './hr.module.ts';
export {
  HrApplications,
  type HrAnswerText,
  type HrApplication,
  type HrStatus,
} from './applications/hr-applications.port.ts';
export { HrReadError } from './source/hr.errors.ts';
export { HrRefusedError } from './source/hr.errors.ts';
export { hrSourceName } from './ingest/hr-reader.service.ts';
