import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { RemoteNavItem, RemoteOwner } from './remote.contract.ts';
import type { Instant, Integer } from './scalars.ts';

/** Visitors that a canary can be limited to. */
export const canarySegments = ['staff', 'signed-in', 'pt', 'en'] as const;
export type CanarySegment = (typeof canarySegments)[number];

/** Metrics that a canary is judged by. `views`: far fewer views of the canary than of its control group are reported. */
export type CanaryMetric = 'errorRate' | 'lcpP75' | 'views';

/**
 * `failed`: worse than its control group, by more than a limit; `ready`: no worse than any limit; `too-few-views`: below the
 * minimum, and not failed; `measuring`: neither is certain.
 */
export type CanaryState = 'measuring' | 'too-few-views' | 'ready' | 'failed';

/** Canary minus control group, with the interval that holds at all looks together. Shares, or milliseconds. */
export interface CanaryDifference {
  value: number;
  low: number;
  high: number;
  /** Largest tolerable difference. */
  limit: number;
  /** `worse`: the interval is above 0, and the difference above the limit. `no-worse`: below the limit, by a test that errs in 5 %. */
  verdict: 'worse' | 'no-worse' | 'unsure';
}

/** A canary compared with a control group of the same size in the same time (ADR 51). */
export interface CanaryVerdict {
  state: CanaryState;
  /** Metrics that failed. */
  reasons: readonly CanaryMetric[];
  /** Reported views. */
  views: { canary: number; control: number };
  /** Null without views in one of the groups. */
  errorRate: CanaryDifference | null;
  /** Milliseconds. Null with too few values in one of the groups. */
  lcpP75: CanaryDifference | null;
  /** Views of each group before a canary can be ready. */
  minimumViews: Integer;
  /** Probability that a canary that is no worse than its control group ever fails. */
  falseAlarmRate: number;
}

/** What an automatic flip was decided by. */
export interface CanaryEvidence extends CanaryVerdict {
  /** Time at which the counts were read. */
  at: Instant;
}

/** A version that was taken back automatically. It cannot be uploaded or made live again. */
export interface FailedVersion {
  version: string;
  at: Instant;
  why: string;
  evidence: CanaryEvidence;
}

/**
 * `stable`: all visitors have the stable version. `measuring`, `too-few-views`, `ready`: states of a canary. `taken-back`: the
 * last canary failed, and no version was made live since. `refused`: the stable version violates a rule and is not served.
 */
export const remoteStatuses = [
  'stable',
  'measuring',
  'too-few-views',
  'ready',
  'taken-back',
  'refused',
  'off',
] as const;
export type RemoteStatus = (typeof remoteStatuses)[number];

/** A use and its limit. */
export interface Budget {
  used: number;
  limit: number;
}

export interface ManagedCanary {
  version: string;
  /** Share of the visitors of the segment, 1 to 100. */
  percent: number;
  /** Null: all visitors. */
  segment: CanarySegment | null;
  since: Instant;
  /** Share of the views of its version with a failure, 30 days. Null: fewer than 100 views. */
  errorBudget30d: Budget | null;
  /** Current verdict. The platform takes a canary with `failed` back within seconds. */
  verdict: CanaryVerdict;
}

/** Budgets of the stable version. Null: its files cannot be read, or it has fewer than 100 views. */
export interface RemoteBudgets {
  /** The entry after gzip. */
  entryBytes: Budget | null;
  /** The largest set of files that a page or fragment loads, after gzip. Null for an isolated remote. */
  chunkBytes: Budget | null;
  /** Share of the version's views with a failure, 30 days, without previews. A canary has its own. */
  errorBudget30d: Budget | null;
}

/** What a switch off removes from the site. */
export interface RemoteEffects {
  /** Patterns of routes: `/jobs/:id`. */
  routes: readonly string[];
  /** Slots with navigation or fragments of the remote. */
  slots: readonly string[];
  nav: readonly Pick<RemoteNavItem, 'slot' | 'to'>[];
  /** Reported views of the last hour. */
  viewsLastHour: number;
}

/** The state of a remote in the registry. */
export interface ManagedRemote {
  id: string;
  /** Null: the manifest of the stable version names none. */
  owner: RemoteOwner | null;
  status: RemoteStatus;
  /** Version. */
  stable: string;
  canary: ManagedCanary | null;
  off: { since: Instant; by: string; why: string } | null;
  /** Versions that were stable before, the newest first. `rollback` makes the first one stable. */
  previous: readonly string[];
  /** Versions that were taken back automatically, the newest first. */
  failed: readonly FailedVersion[];
  /** Rules that the stable version violates. Empty unless the status is `refused`. */
  problems: readonly string[];
  effects: RemoteEffects;
  budgets: RemoteBudgets;
}

export interface ManagedRegistry {
  /** Incremented by every change. */
  revision: Integer;
  /** Version of platform that the live shell provides. */
  platform: string;
  /** In the order of the registry. */
  remotes: readonly ManagedRemote[];
}

/** Admins only. The state of all remotes. 503 `registry_unavailable` if the API has no registry. */
export const listRemotes = defineEndpoint<NoVariables, ManagedRegistry>({
  name: 'listRemotes',
  method: 'GET',
  template: '/api/remotes',
  tags: ['Remote'],
});

/**
 * The state of one remote. For the remote's deploy token (`Authorization: Bearer …`) and for admins. 404 `remote_not_found` before its
 * first version is live; 401 `unauthenticated`; 403 `forbidden` for a token of another remote; 503 `registry_unavailable`.
 */
export const getRemote = defineEndpoint<{ id: string }, FlipAnswer>({
  name: 'getRemote',
  method: 'GET',
  template: '/api/remotes/{id}',
});

/** Changes of what visitors get, as the audit log names them. */
export const registryActions = [
  'deploy',
  'use',
  'rollback',
  'canary',
  'promote',
  'abort',
  'off',
  'on',
  'remove',
  'not-applied',
] as const;

/** One change in the audit log. */
export interface RegistryFlip {
  at: Instant;
  /** Id of the remote, or `shell`. */
  remote: string;
  action: (typeof registryActions)[number];
  /** Version before; null if there was none. */
  from: string | null;
  /** Version after; null if there is none. */
  to: string | null;
  /** Name of the admin, the deploy token or the system's user; `platform` for an automatic flip. */
  by: string;
  why: string | null;
  /** Revision of the registry that contains the change. */
  revision: Integer;
  /** Visitors of a canary. */
  share: { percent: number; segment: CanarySegment | null } | null;
  /** Only of automatic flips. */
  evidence: CanaryEvidence | null;
}

export interface RegistryLog {
  /** Newest first, at most 50. */
  flips: readonly RegistryFlip[];
  /** `before` of the next page. Null: there are no older changes. */
  next: Integer | null;
}

/**
 * Admins only. The audit log, newest first. `remote`: changes of one remote, or of `shell`. `before`: `next` of the previous page; an
 * invalid one is ignored. 503 `registry_unavailable`.
 */
export const listRegistryFlips = defineEndpoint<{ before?: string; remote?: string }, RegistryLog>({
  name: 'listRegistryFlips',
  method: 'GET',
  template: '/api/remotes/log{?before,remote}',
  tags: ['Remote'],
});

/** The audit log of one remote, as `listRegistryFlips`. For the remote's deploy token and for admins. */
export const listRemoteFlips = defineEndpoint<{ id: string; before?: string }, RegistryLog>({
  name: 'listRemoteFlips',
  method: 'GET',
  template: '/api/remotes/{id}/log{?before}',
});

/** Limits of an upload. */
export const uploadLimits = {
  /** Bytes of the request. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of all files after decompression. */
  unpackedBytes: 40 * 1024 * 1024,
  fileBytes: 5 * 1024 * 1024,
  files: 500,
} as const;

/** Content type of an upload. */
export const uploadType = 'application/gzip';

export interface UploadedVersion {
  version: string;
  /** False: the same version was uploaded before. */
  isNew: boolean;
  /** What was checked, in words. */
  checks: readonly string[];
  /** Address that shows the version in one browser only, for 14 days. Null: the site has no secret for previews. */
  previewUrl: string | null;
}

/**
 * Uploads one version of a remote: a gzipped tar of its folder, with `remote.json` at the top. Does not change what visitors get.
 * For the remote's deploy token (`Authorization: Bearer …`) and for admins. `pullRequest`: number, shown by the preview.
 *
 * 400 `upload_malformed`; 413 `payload_too_large`; 409 `version_exists` for other content under a version that exists; 422
 * `version_refused` with `problems`, each with the code of its rule; 422 `version_failed` for a version that was taken back automatically, with the `FailedVersion`
 * in `current`; 401 `unauthenticated`; 403 `forbidden` for a token of another remote; 503 `registry_unavailable`.
 */
export const uploadRemoteVersion = defineEndpoint<{ id: string; pullRequest?: string }, UploadedVersion, Blob>({
  name: 'uploadRemoteVersion',
  method: 'POST',
  template: '/api/remotes/{id}/versions{?pullRequest}',
});

/** Changes that the endpoint accepts. `off` and `on` are for admins. */
export const flipActions = ['use', 'canary', 'promote', 'abort', 'rollback', 'off', 'on'] as const;
export type FlipAction = (typeof flipActions)[number];

export const flipLimits = { versionCharacters: 100, whyCharacters: 300 } as const;

export interface FlipRequest {
  action: FlipAction;
  /** Required for `use` and `canary`. */
  version?: string;
  /** Required for `canary`: more than 0, up to 100. */
  percent?: number;
  /** For `canary`. Default: all visitors. */
  segment?: CanarySegment | null;
  /** Shown in the audit log. */
  why: string;
  /**
   * Revision of the registry that was read. If the remote was changed since, nothing is changed: 409 `registry_changed`. Without it
   * the revision is not checked.
   */
  revision?: Integer;
}

/** The remote after a change. */
export interface FlipAnswer {
  revision: Integer;
  remote: ManagedRemote;
}

/**
 * Changes what visitors get. For admins, and for the remote's deploy token except `off` and `on`.
 *
 * 404 `remote_not_found`, `version_not_found`; 409 `registry_changed` with the `FlipAnswer` of the current state in `current`; 409
 * `flip_not_possible` if the state does not allow the action, for example `promote` without a canary; 422 `version_refused` with
 * `problems`; 422 `version_failed` as for an upload; 401 `unauthenticated`; 403 `forbidden`; 503 `registry_unavailable`.
 */
export const flipRemote = defineEndpoint<{ id: string }, FlipAnswer, FlipRequest>({
  name: 'flipRemote',
  method: 'POST',
  template: '/api/remotes/{id}/flips',
});
