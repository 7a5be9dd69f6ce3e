import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

/** Continuous archiving of PostgreSQL's log. */
export interface Archiving {
  /** When a segment was archived; before the first one, since when PostgreSQL counts. */
  archivedAt: Date;
  /** Whether the last attempt failed. */
  isFailing: boolean;
}

/** Readable by every role. */
const archiving = `
  select coalesce(last_archived_time, stats_reset) as "archivedAt",
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing"
  from pg_stat_archiver where current_setting('archive_mode') <> 'off'`;

@Injectable()
export class ArchivingRepository {
  constructor(private readonly pool: Pool) {}

  /** Null: PostgreSQL does not archive its log. */
  async find(): Promise<Archiving | null> {
    return (await this.pool.query<Archiving>(archiving)).rows[0] ?? null;
  }
}
