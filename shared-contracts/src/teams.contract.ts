import type { ClientEventKind, RemoteGroup } from './client-events.contract.ts';
import { defineEndpoint } from './endpoint.ts';
import type { Instant, Integer } from './scalars.ts';

/** Time ranges of `listTeamRemotes`. `hour` has a point per minute, `day` per 24 minutes, `week` per 3 hours, `month` (30 days) per 12 hours. */
export const teamRanges = ['hour', 'day', 'week', 'month'] as const;
export type TeamRange = (typeof teamRanges)[number];

/** A measured value with its 95 % interval. Rates are shares (0.01 is 1 %), times are milliseconds. */
export interface MeasuredValue {
  value: number;
  low: number;
  high: number;
}

/** A value of one part of the range. */
export interface MeasuredPoint extends MeasuredValue {
  /** Start of the part. */
  at: Instant;
}

/** A metric of a group. Parts of the range without values have no point. */
export interface TeamMetric {
  /** Of the whole range. Null without values. */
  total: MeasuredValue | null;
  /** Oldest first, at most 60. */
  series: MeasuredPoint[];
}

/** Failures of one kind and code. */
export interface TeamFailures {
  kind: Exclude<ClientEventKind, 'view'>;
  /** `TP-201`; null without a code. */
  code: string | null;
  count: Integer;
}

/** What a group of visitors experienced with one version. */
export interface TeamGroup {
  group: RemoteGroup;
  /** Reported views. Browsers report a sample of the views, and all failures. */
  views: Integer;
  /** Share of the remote's reported views, 0 to 1. */
  share: number;
  /** Views with a failure ÷ views. */
  errorRate: TeamMetric;
  lcpP75: TeamMetric;
  inpP75: TeamMetric;
  /** Most frequent first. */
  failures: TeamFailures[];
}

/** A version with reports in the range. */
export interface TeamVersion {
  version: string;
  groups: TeamGroup[];
}

/** A distinct error of a version. */
export interface TeamError {
  version: string;
  kind: Exclude<ClientEventKind, 'view'>;
  /** `TP-201`; null without a code. */
  code: string | null;
  /** Without addresses, quotations and numbers; may be empty. */
  message: string;
  /** Since `firstSeenAt`, also before the range. */
  count: Integer;
  firstSeenAt: Instant;
  lastSeenAt: Instant;
}

/** A remote with reports in the range, or the shell (`shell`). */
export interface TeamRemote {
  id: string;
  /** Most views first. */
  versions: TeamVersion[];
  /** The last 20 distinct errors of the range, last seen first. */
  errors: TeamError[];
}

/** Measurements of all remotes in browsers. */
export interface TeamRemotes {
  from: Instant;
  /** Includes the current minute. */
  to: Instant;
  /** Seconds between points. */
  pointSeconds: Integer;
  /** By id. */
  remotes: TeamRemote[];
}

/**
 * Admins only. Views, failures and vitals of each remote's versions over time. `range`: a `TeamRange`, default `day`. Values
 * are a few seconds old. Counts of an hour and a day are kept for two days, those of longer ranges and errors for 30 days.
 */
export const listTeamRemotes = defineEndpoint<{ range?: string }, TeamRemotes>({
  name: 'listTeamRemotes',
  method: 'GET',
  template: '/api/teams/remotes{?range}',
});
