import { Injectable } from '@nestjs/common';
import { brand, retentionPeriods, type TrackingSource } from 'shared-contracts';
import { DataSource } from 'typeorm';
import type { Visitor } from '../../http/index.ts';

/** Visits of a job by one tracking URL. */
export interface ClicksRecord {
  /** May be a source that is no longer offered. */
  source: string;
  people: number;
  machines: number;
  /** `YYYY-MM-DD`. */
  lastClickOn: string | null;
}

const columns: Record<Visitor, string> = { human: 'people', machine: 'machines' };

const old = `day < ($1::timestamptz at time zone '${brand.timeZone}' - interval '${retentionPeriods.trackingDay}')::date`;

/**
 * The remaining row has the last day with a visit of a human, otherwise the last day, so that the reported values do
 * not change.
 */
const foldOld = `
  with deleted as (
    delete from job_tracking_clicks c
    using (select job_id, source from job_tracking_clicks where ${old} group by job_id, source having count(*) > 1) many
    where c.job_id = many.job_id and c.source = many.source and ${old}
    returning c.*
  ), merged as (
    insert into job_tracking_clicks (job_id, source, day, people, machines)
    select job_id, source, coalesce(max(day) filter (where people > 0), max(day)), sum(people), sum(machines)
    from deleted group by job_id, source
    returning 1
  )
  select ((select count(*) from deleted) - (select count(*) from merged))::int as count`;

@Injectable()
export class JobTrackingRepository {
  constructor(private readonly database: DataSource) {}

  /** Counts of tracking URLs with visits, in no order. */
  clicks(jobId: number): Promise<ClicksRecord[]> {
    return this.database.query<ClicksRecord[]>(
      `select source, sum(people)::int as people, sum(machines)::int as machines,
         to_char(max(day) filter (where people > 0), 'YYYY-MM-DD') as "lastClickOn"
       from job_tracking_clicks where job_id = $1 group by source`,
      [jobId],
    );
  }

  async count(jobId: number, source: TrackingSource, visitor: Visitor): Promise<void> {
    const column = columns[visitor];
    await this.database.query(
      `insert into job_tracking_clicks as stored (job_id, source, day, ${column})
       values ($1, $2, (now() at time zone $3)::date, 1)
       on conflict (job_id, source, day) do update set ${column} = stored.${column} + 1`,
      [jobId, source, brand.timeZone],
    );
  }

  /** Merges the rows of days more than a year ago into one per job and source; returns the number of deleted rows. */
  async foldOld(now: Date): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(foldOld, [now]);
    return row?.count ?? 0;
  }
}
