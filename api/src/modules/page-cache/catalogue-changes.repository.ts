import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { dataVersion } from '../../database/catalogue.sql.ts';

/** A state of the catalogue. */
export interface CatalogueState {
  version: string;
  /** Number of the last entry of `search_changes`. */
  change: string;
}

export interface CatalogueChanges {
  /** Whether the log names all changed jobs. */
  isComplete: boolean;
  jobIds: number[];
  /** Companies of these jobs. */
  companyIds: number[];
}

const readState = `select ${dataVersion} as version,
  (select coalesce(max(number), 0) from search_changes)::text as change`;

/** $1, $2: the change numbers of two states. */
const readChanges = `
  with recent as materialized (
    select number, is_large, job_ids from search_changes where number > $1::bigint and number <= $2::bigint
  ), changed as (
    select coalesce(array_agg(distinct job_id), '{}') as job_ids from recent, unnest(job_ids) job_id
  )
  select
    (select count(*) = $2::bigint - $1::bigint and not coalesce(bool_or(is_large), false) from recent) as "isComplete",
    job_ids as "jobIds",
    (select coalesce(array_agg(distinct company_id), '{}') from jobs where id = any (job_ids)) as "companyIds"
  from changed`;

@Injectable()
export class CatalogueChangesRepository {
  constructor(private readonly pool: Pool) {}

  async state(): Promise<CatalogueState> {
    const { rows } = await this.pool.query<CatalogueState>(readState);
    return rows[0]!;
  }

  async between(earlier: CatalogueState, later: CatalogueState): Promise<CatalogueChanges> {
    const { rows } = await this.pool.query<CatalogueChanges>(readChanges, [earlier.change, later.change]);
    return rows[0]!;
  }
}
