export { HrModule } from './hr.module.ts';
export { IngestService, type IngestOutcome, type ReadKind } from './ingest/ingest.service.ts';
export { applySnapshot } from './ingest/apply-snapshot.ts';
