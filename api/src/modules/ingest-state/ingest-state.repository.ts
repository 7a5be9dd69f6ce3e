import type { IngestStateEntity } from './entities/ingest-state.entity.ts';

export interface IngestState extends IngestStateEntity {
  openJobs: number;
}

export abstract class IngestStateRepository {
  /** One entry for each source that was ever read. */
  abstract all(): Promise<IngestState[]>;
  /** Of all sources and of what is changed here together. */
  abstract dataVersion(): Promise<string>;
}
