import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Statements } from '../../database/pools.provider.ts';

/** The state of the reads of one source, written by `modules/hr`. */
export interface IngestState {
  source: string;
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  lastError: string | null;
  consecutiveFailures: number;
  openJobs: number;
}

const states = `
  select s.source, s.last_attempt_at as "lastAttemptAt", s.last_success_at as "lastSuccessAt", s.last_error as "lastError",
    s.consecutive_failures as "consecutiveFailures",
    (select count(*)::int from jobs j where j.source = s.source and j.status = 'open') as "openJobs"
  from ingest_state s order by s.source`;

@Injectable()
export class IngestStatesRepository {
  constructor(private readonly database: DataSource) {}

  /** One entry per source that has been read. Uses `statements` if given, otherwise the pool. */
  all(statements: Statements = this.database): Promise<IngestState[]> {
    return statements.query<IngestState[]>(states);
  }
}
