import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataVersion } from '../../database/data-version.sql.ts';
import type { Statements } from '../../database/reserved-connection.ts';
import { IngestStateRepository, type IngestState } from './ingest-state.repository.ts';

const states = `
  select s.source, s.last_attempt_at as "lastAttemptAt", s.last_success_at as "lastSuccessAt", s.last_error as "lastError",
    s.consecutive_failures as "consecutiveFailures",
    (select count(*)::int from jobs j where j.source = s.source and j.status = 'open') as "openJobs"
  from ingest_state s order by s.source`;

@Injectable()
export class TypeOrmIngestStateRepository extends IngestStateRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  all(statements: Statements = this.database): Promise<IngestState[]> {
    return statements.query<IngestState[]>(states);
  }

  async dataVersion(statements: Statements = this.database): Promise<string> {
    const [row] = await statements.query<{ version: string }[]>(`select ${dataVersion} as version`);
    return row?.version ?? '0';
  }
}
