import type { Statements } from '../../database/reserved-connection.ts';

/** The state of the reads of one source, written by `modules/hr`. */
export interface IngestState {
  source: string;
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  lastError: string | null;
  consecutiveFailures: number;
  openJobs: number;
}

/** Uses `statements` if given, otherwise the pool. */
export abstract class IngestStateRepository {
  /** One entry per source that has been read. */
  abstract all(statements?: Statements): Promise<IngestState[]>;
  /** Combined version of all sources and of changes by admins. */
  abstract dataVersion(statements?: Statements): Promise<string>;
}
