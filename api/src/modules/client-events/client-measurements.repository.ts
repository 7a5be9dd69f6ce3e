import { Injectable } from '@nestjs/common';
import { retentionPeriods, type RemoteGroup } from 'shared-contracts';
import { DataSource } from 'typeorm';
import type { ClientFailure, FailureKind, MeasuredVersion, Measurement, Metric } from './client-measurement.policy.ts';
import type { Histogram } from './vital-histogram.policy.ts';

/** Counts of a minute. */
export type MinuteCount = Omit<Measurement, 'value'> & { minute: Date };

/** A distinct error and how often it was reported. */
export type ErrorCount = ClientFailure & { count: number; lastSeenAt: Date };

/** Counts of one part of a range. */
export type PointCount = Omit<Measurement, 'value'> & {
  /** Parts before this one. 0 for failures by code, which are summed up over the range. */
  point: number;
};

export interface RangeQuery {
  from: Date;
  pointSeconds: number;
  step: 'minute' | 'hour';
}

export interface StoredError extends ErrorCount {
  firstSeenAt: Date;
}

/** Counts of a group since a time. */
export interface GroupCounts {
  views: number;
  /** Views with at least one failure. */
  failedViews: number;
  /** Largest contentful paint. */
  lcp: Histogram;
}

/** Views of all versions of a remote. */
export interface RemoteViews {
  remote: string;
  lastHour: number;
  /** 30 days. */
  views: number;
  failedViews: number;
}

/**
 * Adds to the minutes and to their hours. In the order of the primary key, so that processes that write concurrently wait
 * for each other and do not block each other.
 */
const addCounts = `
  insert into client_measurements as stored (step, at, remote, version, visitors, metric, detail, count)
  select step, date_trunc(step, minute, 'UTC') as at, remote, version, visitors, metric, detail, sum(count)
  from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::float8[])
    as given (minute, remote, version, visitors, metric, detail, count)
  cross join (values ('minute'), ('hour')) as steps (step)
  group by 1, 2, 3, 4, 5, 6, 7
  order by remote, step, at, version, visitors, metric, detail
  on conflict (remote, step, at, version, visitors, metric, detail) do update set count = stored.count + excluded.count`;

const addErrors = `
  insert into client_errors as stored (remote, version, kind, code, message, count, first_seen_at, last_seen_at)
  select remote, version, kind, code, message, count, seen_at, seen_at
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[])
    as given (remote, version, kind, code, message, count, seen_at)
  order by remote, version, kind, code, message
  on conflict (remote, version, kind, code, message) do update
  set count = stored.count + excluded.count, last_seen_at = greatest(stored.last_seen_at, excluded.last_seen_at)`;

/** Distinct errors of a version. */
export const storedErrors = 50;

const deleteOldestErrors = `
  delete from client_errors using (
    select remote, version, kind, code, message,
      row_number() over (partition by remote, version order by last_seen_at desc, kind, code, message) as place
    from client_errors where (remote, version) in (select * from unnest($1::text[], $2::text[]))
  ) ranked
  where place > ${storedErrors} and (client_errors.remote, client_errors.version, client_errors.kind, client_errors.code,
    client_errors.message) = (ranked.remote, ranked.version, ranked.kind, ranked.code, ranked.message)`;

const rangeCounts = `
  select remote, version, visitors as "group", metric, detail, point, sum(count) as count
  from (
    select *, case when metric in ('views', 'failed', 'LCP', 'INP')
      then floor(extract(epoch from at - $2) / $3)::int else 0 end as point
    from client_measurements where step = $1 and at >= $2 and metric not in ('CLS', 'long-task')
  ) counts
  group by 1, 2, 3, 4, 5, 6`;

const recentErrors = `
  select remote, version, kind, code, message, count::float8 as count, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
  from (
    select *, row_number() over (partition by remote order by last_seen_at desc, version, kind, code, message) as place
    from client_errors where last_seen_at >= $1
  ) ranked
  where place <= $2 order by remote, place`;

/** Minutes until the first whole hour, and whole hours: at most 60 minutes and one row of each hour are read per bucket. */
const groupCounts = `
  select metric, detail, sum(count) as count from client_measurements
  where remote = $1 and version = $2 and visitors = $3 and metric in ('views', 'failed', 'LCP') and (
    (step = 'minute' and at >= date_trunc('minute', $4::timestamptz) and at < $5)
    or (step = 'hour' and at >= $5)
  )
  group by metric, detail`;

const remoteViews = `
  select remote,
    coalesce(sum(count) filter (where step = 'minute' and metric = 'views'), 0) as "lastHour",
    coalesce(sum(count) filter (where step = 'hour' and metric = 'views'), 0) as views,
    coalesce(sum(count) filter (where step = 'hour' and metric = 'failed'), 0) as "failedViews"
  from client_measurements
  where metric in ('views', 'failed') and (
    (step = 'hour' and at >= $1::timestamptz - interval '${retentionPeriods.clientReport}')
    or (step = 'minute' and at > $1::timestamptz - interval '1 hour')
  )
  group by remote`;

const hourMs = 3_600_000;

type Column<Row> = (row: Row) => unknown;

const columnsOf = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]) =>
  columns.map((column) => rows.map((row) => column(row)));

@Injectable()
export class ClientMeasurementsRepository {
  constructor(private readonly database: DataSource) {}

  /** Each count and each error has a distinct key. */
  async add(counts: readonly MinuteCount[], errors: readonly ErrorCount[]): Promise<void> {
    const columns: Column<MinuteCount>[] = [
      ({ minute }) => minute,
      ({ remote }) => remote,
      ({ version }) => version,
      ({ group }) => group,
      ({ metric }) => metric,
      ({ detail }) => detail,
      ({ count }) => count,
    ];
    if (counts.length > 0) await this.database.query(addCounts, columnsOf(counts, columns));
    if (errors.length > 0) await this.addErrors(errors);
  }

  private async addErrors(errors: readonly ErrorCount[]): Promise<void> {
    const [remotes, versions] = [errors.map(({ remote }) => remote), errors.map(({ version }) => version)];
    const rest = columnsOf<ErrorCount>(errors, [
      ({ kind }) => kind,
      ({ code }) => code,
      ({ message }) => message,
      ({ count }) => count,
      ({ lastSeenAt }) => lastSeenAt,
    ]);
    await this.database.query(addErrors, [remotes, versions, ...rest]);
    await this.database.query(deleteOldestErrors, [remotes, versions]);
  }

  /** Counts of all remotes from a time on, in no order. */
  range({ from, pointSeconds, step }: RangeQuery): Promise<PointCount[]> {
    return this.database.query<PointCount[]>(rangeCounts, [step, from, pointSeconds]);
  }

  /** The last distinct errors since a time, at most `limit` per remote, last seen first. */
  recentErrors(since: Date, limit: number): Promise<StoredError[]> {
    return this.database.query<(StoredError & { kind: FailureKind })[]>(recentErrors, [since, limit]);
  }

  /** Remotes without views are left out. */
  remoteViews(now: Date): Promise<RemoteViews[]> {
    return this.database.query<RemoteViews[]>(remoteViews, [now]);
  }

  /**
   * Counts of a group from a minute on. The time until the first whole hour is left out when its minutes are deleted, after
   * two days.
   */
  async countsSince({ remote, version, group }: MeasuredVersion, since: Date): Promise<GroupCounts> {
    const firstHour = new Date(Math.ceil(since.getTime() / hourMs) * hourMs);
    const values: [string, string, RemoteGroup, Date, Date] = [remote, version, group, since, firstHour];
    const rows = await this.database.query<{ metric: Metric; detail: number; count: number }[]>(groupCounts, values);
    const countOf = (metric: Metric) => rows.find((row) => row.metric === metric)?.count ?? 0;
    const paints = rows.filter(({ metric }) => metric === 'LCP');
    return {
      views: countOf('views'),
      failedViews: countOf('failed'),
      lcp: new Map(paints.map(({ detail, count }) => [detail, count])),
    };
  }
}

/** `$1`: the time of the run. */
export const clientEventDeletions = {
  'client-minutes': `delete from client_measurements
    where step = 'minute' and at < $1::timestamptz - interval '${retentionPeriods.clientReportMinute}'`,
  'client-hours': `delete from client_measurements
    where step = 'hour' and at < $1::timestamptz - interval '${retentionPeriods.clientReport}'`,
  'client-errors': `delete from client_errors
    where last_seen_at < $1::timestamptz - interval '${retentionPeriods.clientReport}'`,
};
