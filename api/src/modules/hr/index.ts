export { HrModule } from './hr.module.ts';
export { IngestService, type IngestOutcome, type ReadKind } from './ingest/ingest.service.ts';
export { applySnapshot } from './ingest/apply-snapshot.ts';
export { HrApplicationsModule } from './applications/hr-applications.module.ts';
export { FakeHrApplications } from './applications/fake-hr-applications.ts';
export {
  HrApplications,
  type HrAnswerText,
  type HrApplication,
  type HrStatus,
} from './applications/hr-applications.ts';
export { HrReadError } from './source/hr-read.error.ts';
export { HrRefusedError } from './source/hr-refused.error.ts';
export { hrSourceName } from './ingest/hr-source-name.ts';
