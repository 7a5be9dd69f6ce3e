import {
  shellEvents,
  type ClientEventKind,
  type ClientEvents,
  type RemoteGroup,
  type VitalName,
} from 'shared-contracts';
import { redacted } from './redaction.policy.ts';
import type { CountedGroup } from './registered-versions.service.ts';
import { bucketOf } from './vital-histogram.policy.ts';

export type FailureKind = Exclude<ClientEventKind, 'view'>;

/** A version of a remote in a group of visitors. */
export interface MeasuredVersion {
  remote: string;
  version: string;
  group: RemoteGroup;
}

/** `views`, `failed` (views with a failure), a kind of failure, or a vital. */
export type Metric = 'views' | 'failed' | FailureKind | VitalName;

/** One count of a report. */
export interface Measurement extends MeasuredVersion {
  metric: Metric;
  /** Vitals: the bucket; failures: number of the error code or 0; otherwise 0. */
  detail: number;
  count: number;
  /** Of a vital. */
  value?: number;
}

/** A failure, for the list of recent errors. */
export interface ClientFailure {
  remote: string;
  version: string;
  kind: FailureKind;
  /** Empty without a code. */
  code: string;
  message: string;
}

export interface Counted {
  measurements: Measurement[];
  failures: ClientFailure[];
}

/** The version of the shell is not reported. */
const shell: MeasuredVersion = { remote: shellEvents, version: 'unknown', group: 'stable' };

const numberOf = (code = '') => Number(code.slice('TP-'.length));
export const codeOf = (detail: number) => (detail === 0 ? null : `TP-${detail}`);

/** The first entry of an id: a page contains one version of each remote. */
function versionsOf(report: ClientEvents, countedGroup: CountedGroup) {
  const versions = new Map([[shellEvents, shell]]);
  for (const remote of report.remotes) {
    const { id, version } = remote;
    const group = versions.has(id) ? null : countedGroup(remote);
    if (group !== null) versions.set(id, { remote: id, version, group });
  }
  return versions;
}

/**
 * The counts of a report. What remotes report that are not counted is dropped. A remote has at most one view and one
 * failed view per report, regardless of its number of errors. A failed view is counted with the share of views that are
 * reported, because failures are reported by all page views.
 */
export function countReport(report: ClientEvents, countedGroup: CountedGroup): Counted {
  const versions = versionsOf(report, countedGroup);
  const counted: Counted = { measurements: [], failures: [] };
  const viewed = new Set<string>();
  const failed = new Set<string>();
  for (const { remote, kind, code, message = '' } of report.events) {
    const version = versions.get(remote);
    if (version === undefined) continue;
    if (kind === 'view') viewed.add(remote);
    else {
      failed.add(remote);
      counted.measurements.push({ ...version, metric: kind, detail: numberOf(code), count: 1 });
      const { group: _, ...of } = version;
      counted.failures.push({ ...of, kind, code: code ?? '', message: redacted(message) });
    }
  }
  for (const id of viewed) counted.measurements.push({ ...versions.get(id)!, metric: 'views', detail: 0, count: 1 });
  for (const id of failed) {
    counted.measurements.push({ ...versions.get(id)!, metric: 'failed', detail: 0, count: report.sampling });
  }
  for (const { remote, name, value } of report.vitals) {
    const version = versions.get(remote);
    if (version === undefined) continue;
    counted.measurements.push({ ...version, metric: name, detail: bucketOf(name, value), count: 1, value });
  }
  return counted;
}
