import type { PlatformErrorCode, VersionReason } from 'shared-contracts';

/** Everything that the panel shows, and its export. All times are milliseconds since the page view began. */
export interface PanelData {
  /** Pattern of the page's route, never the address. */
  path: string;
  /** Null if the page does not know it. */
  registryRevision: number | null;
  platformVersion: string;
  marks: { lcp: number | null; mounted: number | null };
  shell: PanelPart;
  /** In the order of their slots on the page; those without a slot come last. */
  remotes: readonly PanelRemote[];
  shared: readonly SharedLibrary[];
}

/** The shell or a remote. */
export interface PanelPart {
  id: string;
  version: string;
  state: 'mounted' | 'loading' | 'failed' | 'not-loaded';
  phases: readonly TracePhase[];
  files: readonly LoadedFile[];
  slots: readonly PanelSlot[];
  errors: readonly PanelError[];
}

export interface PanelRemote extends PanelPart {
  reason: PanelReason;
  /** Links in navigation slots. */
  links: number;
}

export interface PanelReason {
  kind: VersionReason;
  /** Only of canary and control: the visitor's bucket, 0 to 9999. */
  bucket?: number;
  /** Only of canary and control: share of the canary. */
  percent?: number;
  /** ISO time. Only of canary and control: start of the canary. */
  since?: string;
  /** Only of an override. */
  pullRequest?: number;
  /** ISO time. Only of an override. */
  endsAt?: string;
}

/** `wait`: the files have arrived, and the platform has not begun to use them. */
export type PhaseName = 'resolve' | 'fetch' | 'wait' | 'link' | 'evaluate' | 'mount';

export interface TracePhase {
  name: PhaseName;
  startMs: number;
  durationMs: number;
  /** From 1. */
  attempt: number;
  failed: boolean;
  note: string;
}

export interface LoadedFile {
  name: string;
  /** Compressed. 0 if another origin does not tell. */
  bytes: number;
  preloaded: boolean;
  /** Whether the browser compared it with a hash, of the registry or of the remote's entry. */
  integrity: boolean;
}

export interface PanelSlot {
  /** `app` or the fragment's name. */
  name: string;
  /** The slot's id, the page's route, or the embedding page's address of the fragment. */
  slot: string;
  order: number | null;
  /** In CSS pixels from the top left of the document. */
  rect: PanelRect;
  /** Null until it is mounted; false if it was rendered in the browser. */
  hydrated: boolean | null;
}

export interface PanelRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PanelError {
  code: PlatformErrorCode | null;
  phase: string;
  /** Redacted, with the place in the script. */
  message: string;
  /** Milliseconds since the page view began. */
  at: number;
  attempts: number;
  /** Text of the panel in its place; null if there is none. */
  shownToVisitor: string | null;
}

export interface SharedLibrary {
  name: string;
  version: string;
  /** The range is null if neither the manifest nor the federation runtime knows it: those of React are in the remote's code. */
  wantedBy: readonly { remote: string; range: string | null }[];
  /** Whether the version is in every known range; null if none is known. */
  inRange: boolean | null;
}
