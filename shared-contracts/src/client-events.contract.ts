import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { PlatformErrorCode } from './platform-error-texts.ts';
import type { Instant, Integer } from './scalars.ts';

/**
 * What a browser reports about a remote. `view`: the remote is part of the page that was shown, once per page view. `load`: resolving,
 * fetching, linking or evaluating failed. `integrity`: a file does not match its hash. `mount` and `render`: the remote was
 * replaced by a panel. `blocked`: the main thread did not respond. `error`: any other error.
 */
export const clientEventKinds = ['view', 'load', 'integrity', 'mount', 'render', 'blocked', 'error'] as const;
export type ClientEventKind = (typeof clientEventKinds)[number];

/** Group of visitors that a version of a remote was chosen for. `control`: the stable version, compared with the canary. */
export const remoteGroups = ['stable', 'canary', 'control', 'override'] as const;
export type RemoteGroup = (typeof remoteGroups)[number];

/**
 * Measurements of a page view. `LCP`, `INP`: milliseconds. `CLS`: score. `long-task`: milliseconds by which tasks were longer than
 * 50 ms, summed up.
 */
export const vitalNames = ['LCP', 'INP', 'CLS', 'long-task'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Limits of one request. */
export const clientEventLimits = {
  /** Body in bytes. */
  bytes: 8 * 1024,
  events: 20,
  vitals: 40,
  remotes: 40,
  messageCharacters: 200,
  pathCharacters: 100,
  idCharacters: 60,
  versionCharacters: 60,
  /** Milliseconds from which a task blocks the main thread. */
  blockedMilliseconds: 1000,
  /** Milliseconds of a blocked main thread, and of a vital in milliseconds. */
  milliseconds: 600_000,
} as const;

/** The remote of events of the shell itself. */
export const shellEvents = 'shell';

export interface ClientEventRemote {
  /** `mfe-jobs` */
  id: string;
  version: string;
  group: RemoteGroup;
  /** Only for `canary` and `control`: start of the canary. Without it, or after that canary, the page is counted as `stable`. */
  canary?: Instant;
}

export interface ClientEvent {
  /** Id of a remote, or `shell`. */
  remote: string;
  kind: ClientEventKind;
  /** Absent for `view`. */
  code?: PlatformErrorCode;
  /** Redacted: no addresses with queries, no e-mail addresses, no long numbers. */
  message?: string;
  /** Only for `blocked`. */
  milliseconds?: Integer;
}

export interface Vital {
  name: VitalName;
  value: number;
  /** Id of a remote, or `shell`. */
  remote: string;
}

/** What happened in one page view. It contains no identifier of the visitor, the browser or the session. */
export interface ClientEvents {
  /** Pattern of the page's route (`/jobs/:id`), never its address; `*` for a page without a route. */
  path: string;
  language: Language;
  signedIn: boolean;
  /**
   * Share of page views that report `view` and vitals, above 0, up to 1. Failures are reported by all page views: a rate of
   * failures is their number × `sampling` ÷ the number of views.
   */
  sampling: number;
  /** The remotes of the page's registry that `events` and `vitals` name. */
  remotes: readonly ClientEventRemote[];
  events: readonly ClientEvent[];
  vitals: readonly Vital[];
}

/** Reports failures and measurements of a page view. Responds with 204, also to reports that are not counted. */
export const reportClientEvents = defineEndpoint<NoVariables, undefined, ClientEvents>({
  name: 'reportClientEvents',
  method: 'POST',
  template: '/api/client-events',
});
