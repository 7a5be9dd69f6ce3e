export { IngestStateModule } from './ingest-state.module.ts';
export { IngestStateRepository, type IngestState } from './ingest-state.repository.ts';
