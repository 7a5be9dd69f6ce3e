import { Injectable } from '@nestjs/common';
import { brand, retentionPeriods, type TrackingSource } from 'shared-contracts';
import { DataSource } from 'typeorm';
import type { Visitor } from '../../http/index.ts';
import { inBatches } from '../retention/index.ts';

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

const isOld = `day < ($1::timestamptz at time zone '${brand.timeZone}' - interval '${retentionPeriods.trackingDay}')::date`;

/** Expired rows of one statement. */
const foldBatch = 2000;

/**
 * Merges at most `foldBatch` expired rows into the total of their job and source. The total has the last day with a visit of a human,
 * otherwise the last day, so that the reported values do not change. `$2` is the last day of the batch before, as in `deleteBatch`.
 */
const foldOld = `
  with due as (
    select job_id, source, day from job_tracking_clicks where not is_total and ${isOld} and day >= $2 order by day limit ${foldBatch}
  ), deleted as (
    delete from job_tracking_clicks c
    using (select distinct job_id, source from due) one
    where c.job_id = one.job_id and c.source = one.source and (is_total or ${isOld})
    returning c.*
  ), merged as (
    insert into job_tracking_clicks (job_id, source, day, people, machines, is_total)
    select job_id, source, coalesce(max(day) filter (where people > 0), max(day)), sum(people), sum(machines), true
    from deleted group by job_id, source
    returning 1
  )
  select (select count(*) from due)::int as due, (select max(day) from due)::text as last,
    ((select count(*) from deleted) - (select count(*) from merged))::int as removed`;

interface Fold {
  due: number;
  removed: number;
  /** `YYYY-MM-DD`; null: nothing was due. */
  last: string | null;
}

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

  /** Merges the rows of days more than a year ago into one per job and source; returns the number of removed rows. */
  async foldOld(now: Date, signal: AbortSignal): Promise<number> {
    let removed = 0;
    let last = '-infinity';
    await inBatches(foldBatch, signal, async () => {
      const [row] = await this.database.query<[Fold]>(foldOld, [now, last]);
      removed += row.removed;
      last = row.last ?? last;
      return row.due;
    });
    return removed;
  }
}
