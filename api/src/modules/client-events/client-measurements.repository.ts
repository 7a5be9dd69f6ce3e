import { Injectable } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource } from 'typeorm';
import type { ClientFailure, FailureKind, MeasuredVersion, Measurement, Metric } from './client-measurement.policy.ts';
import type { Histogram } from './vital-histogram.policy.ts';

/** Counts of a minute. */
export type MinuteCount = Omit<Measurement, 'value'> & { minute: Date };

/** A distinct error and how often it was reported. */
export type ErrorCount = ClientFailure & { count: number; lastSeenAt: Date };

/** Counts of one step of a range. */
export type PointCount = Omit<Measurement, 'value'> & {
  /** Steps before this one. 0 for failures by code, which are summed up over the range. */
  point: number;
};

/** Counts are stored once for each step, by their seconds, so that every range is read in about 60 steps. */
export const stepSeconds = { minute: 60, 'half-hour': 1800, 'three-hours': 10_800, 'half-day': 43_200 } as const;
type Step = keyof typeof stepSeconds;

export interface RangeQuery {
  from: Date;
  step: Step;
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

/** Views of a version, without those of previews. */
export interface VersionViews {
  remote: string;
  version: string;
  lastHour: number;
  /** 30 days. */
  views: number;
  failedViews: number;
}

/** Rows (step, width) of all steps. */
const steps = Object.entries(stepSeconds)
  .map(([step, seconds]) => `('${step}', interval '${seconds} seconds')`)
  .join(', ');

/**
 * Adds to each step. In the order of the primary key, so that processes that write concurrently wait
 * for each other and do not block each other.
 */
const addCounts = `
  insert into client_measurements as stored (step, at, remote, version, visitors, metric, detail, count)
  select step, date_bin(width, minute, 'epoch') as at, remote, version, visitors, metric, detail, sum(count)
  from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::float8[])
    as given (minute, remote, version, visitors, metric, detail, count)
  cross join (values ${steps}) as steps (step, width)
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

/** Minutes until the first half-hour, half-hours until the first three hours, and these: few rows for each bucket. */
const groupCounts = `
  select metric, detail, sum(count) as count from client_measurements
  where remote = $1 and version = $2 and visitors = $3 and metric in ('views', 'failed', 'LCP') and (
    (step = 'minute' and at >= date_trunc('minute', $4::timestamptz) and at < $5)
    or (step = 'half-hour' and at >= $5 and at < $6)
    or (step = 'three-hours' and at >= $6)
  )
  group by metric, detail`;

const versionViews = `
  select remote, version,
    coalesce(sum(count) filter (where step = 'minute' and metric = 'views'), 0) as "lastHour",
    coalesce(sum(count) filter (where step = 'half-day' and metric = 'views'), 0) as views,
    coalesce(sum(count) filter (where step = 'half-day' and metric = 'failed'), 0) as "failedViews"
  from client_measurements
  where metric in ('views', 'failed') and visitors <> 'override' and (
    (step = 'half-day' and at >= $1::timestamptz - interval '${retentionPeriods.clientReport}')
    or (step = 'minute' and at > $1::timestamptz - interval '1 hour')
  )
  group by remote, version`;

/** The start of the first whole step at a time or after it. */
const firstWhole = (step: Step, time: Date) => {
  const ms = stepSeconds[step] * 1000;
  return new Date(Math.ceil(time.getTime() / ms) * ms);
};

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
  range({ from, step }: RangeQuery): Promise<PointCount[]> {
    return this.database.query<PointCount[]>(rangeCounts, [step, from, stepSeconds[step]]);
  }

  /** The last distinct errors since a time, at most `limit` per remote, last seen first. */
  recentErrors(since: Date, limit: number): Promise<StoredError[]> {
    return this.database.query<(StoredError & { kind: FailureKind })[]>(recentErrors, [since, limit]);
  }

  /** Versions without views are left out. */
  versionViews(now: Date): Promise<VersionViews[]> {
    return this.database.query<VersionViews[]>(versionViews, [now]);
  }

  /**
   * Counts of a group from a minute on. The time until the first whole three hours is left out when its minutes and half-hours are
   * deleted, after two days.
   */
  async countsSince({ remote, version, group }: MeasuredVersion, since: Date): Promise<GroupCounts> {
    const values = [remote, version, group, since, firstWhole('half-hour', since), firstWhole('three-hours', since)];
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
  'client-minutes': {
    table: 'client_measurements',
    at: 'at',
    until: `$1::timestamptz - interval '${retentionPeriods.clientReportMinute}'`,
    where: `step in ('minute', 'half-hour')`,
  },
  'client-hours': {
    table: 'client_measurements',
    at: 'at',
    until: `$1::timestamptz - interval '${retentionPeriods.clientReport}'`,
    where: `step not in ('minute', 'half-hour')`,
  },
  'client-errors': {
    table: 'client_errors',
    at: 'last_seen_at',
    until: `$1::timestamptz - interval '${retentionPeriods.clientReport}'`,
  },
};
