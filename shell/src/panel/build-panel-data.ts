import { acceptsPlatform, errorPhases, shellEvents, type PlatformErrorCode, type PageRemote } from 'shared-contracts';
import { containerOf } from '../remotes/remote-files';
import type {
  PanelData,
  PanelError,
  PanelPart,
  PanelReason,
  PanelRemote,
  PanelSlot,
  SharedLibrary,
} from './panel-data';
import { rootsOf, traceOf, type PartTrace, type TraceEntries } from './trace';

/** A slot on the page, in the order of the document. */
export interface FoundSlot extends Omit<PanelSlot, 'hydrated'> {
  remote: string;
  /** Text of the panel that replaces its content; null if there is none. */
  shownToVisitor: string | null;
}

export interface FoundError {
  /** Id of a remote, or `shell`. */
  remote: string;
  code: PlatformErrorCode | null;
  message: string;
  at: number;
}

/** A version in the federation's share scope. */
export interface FoundLibrary {
  name: string;
  version: string;
  /** Container names. */
  usedBy: readonly string[];
}

/** What the browser knows about the page. Times are milliseconds since the document began. */
export interface PageFacts extends TraceEntries {
  now: number;
  /** Begin of the page view. */
  since: number;
  path: string;
  revision: number | null;
  platformVersion: string;
  shell: { version: string; base: string };
  remotes: readonly PageRemote[];
  /** Absolute address of a remote's folder. */
  baseOf: (remote: PageRemote) => string;
  /** Absent for remotes that are stable, and in registries of older servers. */
  assignmentOf: (id: string) => Omit<PanelReason, 'kind'>;
  lcp: number | null;
  slots: readonly FoundSlot[];
  errors: readonly FoundError[];
  libraries: readonly FoundLibrary[];
}

/** The panel's data of a page view. */
export function buildPanelData(facts: PageFacts): PanelData {
  const view = { ...facts, ...entriesSince(facts) };
  const remotes = facts.remotes.map((remote) => remoteOf(remote, view)).toSorted(bySlot(facts.slots));
  const shell = partOf(shellTrace(facts.shell), view, { version: facts.shell.version });
  const mounts = [shell, ...remotes].flatMap(({ phases }) => phases.filter(({ name }) => name === 'mount'));
  const ends = mounts.map(({ startMs, durationMs }) => startMs + durationMs);
  return {
    path: facts.path,
    registryRevision: facts.revision,
    platformVersion: facts.platformVersion,
    marks: {
      lcp: facts.lcp === null || facts.since > 0 ? null : Math.round(facts.lcp),
      mounted: ends.length === 0 ? null : Math.round(Math.max(...ends)),
    },
    shell,
    remotes,
    shared: sharedOf(facts),
  };
}

/** Entries of this page view, in its time. */
function entriesSince({ since, now, marks, resources, errors }: PageFacts) {
  return {
    now: now - since,
    marks: marks.filter(({ at }) => at >= since).map((mark) => ({ ...mark, at: mark.at - since })),
    resources: resources
      .filter(({ startTime }) => startTime >= since)
      .map(({ name, startTime, responseEnd, encodedBodySize, initiatorType }) => ({
        name,
        startTime: startTime - since,
        responseEnd: responseEnd - since,
        encodedBodySize,
        initiatorType,
      })),
    errors: errors.filter(({ at }) => at >= since).map((error) => ({ ...error, at: error.at - since })),
  };
}

function remoteOf(remote: PageRemote, facts: PageFacts): PanelRemote {
  const { id, version, entry, integrity, why } = remote;
  const trace = {
    id,
    base: facts.baseOf(remote),
    container: containerOf(remote),
    roots: rootsOf(remote),
    isVerified: integrity[entry] !== undefined,
    entry,
  };
  return {
    ...partOf(trace, facts, { version }),
    reason: { kind: why, ...facts.assignmentOf(id) },
    links: remote.nav.length,
  };
}

const shellRoots = ['header', 'page', 'footer', 'overlays'].map((name) => `${shellEvents}-${name}`);

/** The shell is loaded by the document: it has no marks of a loader. */
const shellTrace = ({ base }: PageFacts['shell']): PartTrace => ({
  id: shellEvents,
  base,
  container: '',
  roots: shellRoots,
  isVerified: false,
  entry: '',
});

function partOf(part: PartTrace, facts: PageFacts, { version }: { version: string }): PanelPart {
  const { id } = part;
  const slots = facts.slots.filter(({ remote }) => remote === id);
  const found = facts.errors.filter(({ remote }) => remote === id);
  const fatal = found.filter(({ code }) => code !== null && isFatal(code));
  const trace = traceOf(part, facts, { ...facts, failedAt: fatal.at(-1)?.at ?? null });
  const shownToVisitor = slots.map((slot) => slot.shownToVisitor).find((text) => text !== null) ?? null;
  const isMounted = trace.mounted.size > 0;
  return {
    id,
    version,
    state: stateOf({ isFailed: fatal.length > 0 && (shownToVisitor !== null || !isMounted), isMounted, ...trace }),
    phases: trace.phases,
    files: trace.files,
    slots: slots.map(({ remote: _, shownToVisitor: __, ...slot }) => ({
      ...slot,
      hydrated: trace.mounted.get(slot.name === 'app' ? id : `${id}-${slot.name}`) ?? null,
    })),
    errors: found.map((error) => toPanelError(error, trace.attempts, shownToVisitor)),
  };
}

/** Codes after which a part is missing. */
const isFatal = (code: PlatformErrorCode) => code < 'TP-504';

function stateOf(part: { isFailed: boolean; isMounted: boolean; isLoading: boolean }): PanelPart['state'] {
  if (part.isFailed) return 'failed';
  if (part.isLoading) return 'loading';
  return part.isMounted ? 'mounted' : 'not-loaded';
}

function toPanelError({ code, message, at }: FoundError, attempts: number, shownToVisitor: string | null): PanelError {
  const phase = errorPhases[Number(code?.charAt(3)) as keyof typeof errorPhases];
  return { code, phase: code === null ? 'unknown' : phase, message, at: Math.round(at), attempts, shownToVisitor };
}

/** In the order of the page, the others by id. */
function bySlot(slots: readonly FoundSlot[]) {
  const placeOf = (id: string) => {
    const place = slots.findIndex(({ remote }) => remote === id);
    return place < 0 ? slots.length : place;
  };
  return (a: PanelRemote, b: PanelRemote) => placeOf(a.id) - placeOf(b.id) || (a.id < b.id ? -1 : 1);
}

const platformDoor = /^platform(?:\/|$)/;

/** The doors of platform are one library: they have one version, and the manifest of a remote has one range. */
function sharedOf({ libraries, remotes, platformVersion }: PageFacts): SharedLibrary[] {
  const sharing = remotes.filter(({ isolation }) => isolation === null);
  const used = (names: readonly string[]) => sharing.filter(({ name }) => names.includes(name));
  const platform = {
    name: 'platform',
    version: platformVersion,
    wantedBy: used(libraries.filter(({ name }) => platformDoor.test(name)).flatMap(({ usedBy }) => usedBy)).map(
      (one) => ({
        remote: one.id,
        range: one.platform,
      }),
    ),
  };
  const others = libraries
    .filter(({ name }) => !platformDoor.test(name) && !name.endsWith('/'))
    .map(({ name, version, usedBy }) => ({
      name,
      version,
      wantedBy: used(usedBy).map(({ id }) => ({ remote: id, range: null })),
    }));
  return [platform, ...others]
    .filter(({ wantedBy }) => wantedBy.length > 0)
    .map((library) => ({
      ...library,
      inRange: isInRange(library),
    }));
}

function isInRange({ version, wantedBy }: Omit<SharedLibrary, 'inRange'>): boolean | null {
  const ranges = wantedBy.flatMap(({ range }) => range ?? []);
  return ranges.length === 0 ? null : ranges.every((range) => acceptsPlatform(range, version));
}
