import type { LoggedFlip, RefusedRemote, RegistryEntry, VersionSizes } from 'registry';
import type {
  Budget,
  CanaryVerdict,
  ManagedCanary,
  ManagedRemote,
  RegistryFlip,
  RemoteBudgets,
  RemoteEffects,
  RemoteStatus,
} from 'shared-contracts';
import type { RunningCanary } from '../canaries/index.ts';
import type { VersionViews } from '../client-events/index.ts';

/** State of a remote that is not in its registry entry. */
export interface RemoteFacts {
  /** Null without a canary. */
  verdict: CanaryVerdict | null;
  /** Null: the log has none. */
  lastFlip: LoggedFlip | null;
  /** Null: the stable version is served. */
  refused: RefusedRemote | null;
  /** Of the stable version; null: its files cannot be read. */
  sizes: VersionSizes | null;
  /** Of all its versions. */
  views: readonly VersionViews[];
}

/** As in docs/alerts/remotes.rules.yml: share of views with a failure that is tolerated, and views that a share needs. */
const errorLimit = 0.01;
const minimumViews = 100;

/** Each version has its own: the failures of an earlier one, or of a canary, are not those of the stable version. */
function toErrorBudget(version: string, views: readonly VersionViews[]): Budget | null {
  const counted = views.find((one) => one.version === version);
  if (counted === undefined) return null;
  const total = Math.max(counted.views, counted.failedViews);
  return total < minimumViews ? null : { used: counted.failedViews / total, limit: errorLimit };
}

/** Null without a canary. */
export function toRunningCanary({ id, stable, canary }: RegistryEntry): RunningCanary | null {
  if (canary === null) return null;
  return { remote: id, stable: stable.version, canary: canary.remote.version, since: new Date(canary.since) };
}

function toStatus({ off, canary }: RegistryEntry, { verdict, lastFlip, refused }: RemoteFacts): RemoteStatus {
  if (off !== null) return 'off';
  if (refused !== null) return 'refused';
  // A canary that failed is measured until it is taken back, within seconds.
  if (canary !== null) return verdict === null || verdict.state === 'failed' ? 'measuring' : verdict.state;
  return lastFlip?.evidence === undefined ? 'stable' : 'taken-back';
}

function toCanary({ canary }: RegistryEntry, { verdict, views }: RemoteFacts): ManagedCanary | null {
  if (canary === null || verdict === null) return null;
  const { remote, percent, segment, since } = canary;
  const { version } = remote;
  return { version, percent, segment, since, errorBudget30d: toErrorBudget(version, views), verdict };
}

function toEffects({ stable: { routes, nav, fragments } }: RegistryEntry, { views }: RemoteFacts): RemoteEffects {
  const slots = [...nav, ...Object.values(fragments)].flatMap(({ slot }) => slot ?? []);
  return {
    routes: routes.map(({ path }) => path),
    slots: [...new Set<string>(slots)],
    nav: nav.map(({ slot, to }) => ({ slot, to })),
    viewsLastHour: views.reduce((sum, { lastHour }) => sum + lastHour, 0),
  };
}

function toBudgets(version: string, { sizes, views }: RemoteFacts): RemoteBudgets {
  const largest = sizes?.parts.toSorted((a, b) => b.bytes - a.bytes)[0];
  const toBudget = ({ bytes, limit }: { bytes: number; limit: number }): Budget => ({ used: bytes, limit });
  return {
    entryBytes: sizes === null ? null : toBudget(sizes.entry),
    chunkBytes: largest === undefined ? null : toBudget(largest),
    errorBudget30d: toErrorBudget(version, views),
  };
}

export function toManagedRemote(entry: RegistryEntry, facts: RemoteFacts): ManagedRemote {
  const { id, stable, off, previous, failed } = entry;
  return {
    id,
    owner: stable.owner ?? null,
    status: toStatus(entry, facts),
    stable: stable.version,
    canary: toCanary(entry, facts),
    off,
    previous: previous.toReversed(),
    failed: failed.toReversed(),
    problems: facts.refused === null ? [] : [facts.refused.reason],
    effects: toEffects(entry, facts),
    budgets: toBudgets(stable.version, facts),
  };
}

export const toRegistryFlip = ({ share, evidence, ...flip }: LoggedFlip): RegistryFlip => ({
  ...flip,
  share: share ?? null,
  evidence: evidence ?? null,
});
