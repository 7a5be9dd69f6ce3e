export { HrApplicationsModule, HrModule } from './hr.module.ts';
export { IngestService, type IngestOutcome, type ReadKind } from './ingest/ingest.service.ts';
export { applySnapshot } from './ingest/apply-read.service.ts';
export {
  HrApplications,
  type HrAnswerText,
  type HrApplication,
  type HrStatus,
} from './applications/hr-applications.port.ts';
export { HrReadError, HrRefusedError } from './source/hr-source.port.ts';
export { hrSourceName } from './ingest/hr-reader.service.ts';
