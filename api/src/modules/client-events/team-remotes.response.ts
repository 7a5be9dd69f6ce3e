import {
  type MeasuredPoint,
  type MeasuredValue,
  remoteGroups,
  type TeamError,
  type TeamGroup,
  type TeamMetric,
  type TeamRemote,
  type TeamVersion,
  type VitalName,
} from 'shared-contracts';
import { codeOf, type FailureKind, type Metric } from './client-measurement.policy.ts';
import type { PointCount, StoredError } from './client-measurements.repository.ts';
import { Distribution, estimateRate } from './vital-histogram.policy.ts';

/** Times of the points. */
export interface PointTimes {
  from: Date;
  pointSeconds: number;
}

const measures: ReadonlySet<Metric> = new Set(['views', 'failed', 'LCP', 'INP', 'CLS', 'long-task']);

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups];
}

const sum = (rows: readonly PointCount[]) => rows.reduce((total, { count }) => total + count, 0);

const only = (rows: readonly PointCount[], ...metrics: readonly Metric[]) =>
  rows.filter(({ metric }) => metrics.includes(metric));

/** Of the rows of one group. Null without values. */
type Estimator = (rows: readonly PointCount[]) => MeasuredValue | null;

/** A failure without a view of the sample is a view. */
const estimateErrors: Estimator = (rows) => {
  const [views, failed] = [sum(only(rows, 'views')), sum(only(rows, 'failed'))];
  return estimateRate(failed, Math.max(views, failed));
};

const estimateP75 = (name: VitalName): Estimator => {
  return (rows) => {
    const histogram = new Map<number, number>();
    for (const { detail, count } of only(rows, name)) histogram.set(detail, (histogram.get(detail) ?? 0) + count);
    return new Distribution(name, histogram).estimate(0.75);
  };
};

function toMetric(rows: readonly PointCount[], { from, pointSeconds }: PointTimes, estimate: Estimator): TeamMetric {
  const points = grouped(rows, ({ point }) => point).toSorted(([a], [b]) => a - b);
  const series = points.flatMap(([point, ofPoint]): MeasuredPoint[] => {
    const value = estimate(ofPoint);
    const at = new Date(from.getTime() + point * pointSeconds * 1000).toISOString();
    return value === null ? [] : [{ at, ...value }];
  });
  return { total: estimate(rows), series };
}

function toGroup(rows: readonly PointCount[], viewsOfRemote: number, times: PointTimes): TeamGroup {
  const views = sum(only(rows, 'views'));
  const failures = rows.filter(({ metric }) => !measures.has(metric));
  return {
    group: rows[0]!.group,
    views,
    share: viewsOfRemote === 0 ? 0 : views / viewsOfRemote,
    errorRate: toMetric(only(rows, 'views', 'failed'), times, estimateErrors),
    lcpP75: toMetric(only(rows, 'LCP'), times, estimateP75('LCP')),
    inpP75: toMetric(only(rows, 'INP'), times, estimateP75('INP')),
    failures: failures
      .map(({ metric, detail, count }) => ({ kind: metric as FailureKind, code: codeOf(detail), count }))
      .toSorted((a, b) => b.count - a.count),
  };
}

function toVersion(
  version: string,
  rows: readonly PointCount[],
  viewsOfRemote: number,
  times: PointTimes,
): TeamVersion {
  const groups = grouped(rows, ({ group }) => group).map(([, ofGroup]) => toGroup(ofGroup, viewsOfRemote, times));
  return { version, groups: groups.toSorted((a, b) => remoteGroups.indexOf(a.group) - remoteGroups.indexOf(b.group)) };
}

function toError({ version, kind, code, message, count, firstSeenAt, lastSeenAt }: StoredError): TeamError {
  return {
    version,
    kind,
    code: code === '' ? null : code,
    message,
    count,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}

const viewsOf = ({ groups }: TeamVersion) => groups.reduce((total, { views }) => total + views, 0);

/** Remotes with counts, by id. */
export function toTeamRemotesResponse(
  rows: readonly PointCount[],
  errors: readonly StoredError[],
  times: PointTimes,
): TeamRemote[] {
  const errorsByRemote = new Map(grouped(errors, ({ remote }) => remote));
  const remotes = grouped(rows, ({ remote }) => remote).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return remotes.map(([id, ofRemote]) => {
    const views = sum(only(ofRemote, 'views'));
    const versions = grouped(ofRemote, ({ version }) => version);
    return {
      id,
      versions: versions
        .map(([version, ofVersion]) => toVersion(version, ofVersion, views, times))
        .toSorted((a, b) => viewsOf(b) - viewsOf(a)),
      errors: (errorsByRemote.get(id) ?? []).map(toError),
    };
  });
}
