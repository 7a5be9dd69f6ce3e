import type { Statements } from '../../database/reserved-connection.ts';

/** The result of the reads of one source; `modules/hr` writes it. */
export interface IngestState {
  source: string;
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  lastError: string | null;
  consecutiveFailures: number;
  openJobs: number;
}

/** Reads with `statements` where they are given, and with the pool otherwise. */
export abstract class IngestStateRepository {
  /** One entry for each source that was ever read. */
  abstract all(statements?: Statements): Promise<IngestState[]>;
  /** Of all sources and of what is changed here together. */
  abstract dataVersion(statements?: Statements): Promise<string>;
}
