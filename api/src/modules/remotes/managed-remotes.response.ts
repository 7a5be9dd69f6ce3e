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
import type { RemoteViews } from '../client-events/index.ts';

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
  /** Null without views. */
  views: RemoteViews | null;
}

/** Share of views with a failure that is tolerated, as in docs/alerts/remotes.rules.yml. */
const errorBudget = 0.01;

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

function toCanary({ canary }: RegistryEntry, verdict: CanaryVerdict | null): ManagedCanary | null {
  if (canary === null || verdict === null) return null;
  const { remote, percent, segment, since } = canary;
  return { version: remote.version, percent, segment, since, verdict };
}

function toEffects({ stable: { routes, nav, fragments } }: RegistryEntry, views: RemoteViews | null): RemoteEffects {
  const slots = [...nav, ...Object.values(fragments)].flatMap(({ slot }) => slot ?? []);
  return {
    routes: routes.map(({ path }) => path),
    slots: [...new Set<string>(slots)],
    nav: nav.map(({ slot, to }) => ({ slot, to })),
    viewsLastHour: views?.lastHour ?? 0,
  };
}

function toBudgets({ sizes, views }: RemoteFacts): RemoteBudgets {
  const largest = sizes?.parts.toSorted((a, b) => b.bytes - a.bytes)[0];
  const toBudget = ({ bytes, limit }: { bytes: number; limit: number }): Budget => ({ used: bytes, limit });
  const total = views === null ? 0 : Math.max(views.views, views.failedViews);
  return {
    entryBytes: sizes === null ? null : toBudget(sizes.entry),
    chunkBytes: largest === undefined ? null : toBudget(largest),
    errorBudget30d: views === null || total === 0 ? null : { used: views.failedViews / total, limit: errorBudget },
  };
}

export function toManagedRemote(entry: RegistryEntry, facts: RemoteFacts): ManagedRemote {
  const { id, stable, off, previous, failed } = entry;
  return {
    id,
    owner: stable.owner ?? null,
    status: toStatus(entry, facts),
    stable: stable.version,
    canary: toCanary(entry, facts.verdict),
    off,
    previous: previous.toReversed(),
    failed: failed.toReversed(),
    problems: facts.refused === null ? [] : [facts.refused.reason],
    effects: toEffects(entry, facts.views),
    budgets: toBudgets(facts),
  };
}

export const toRegistryFlip = ({ share, evidence, ...flip }: LoggedFlip): RegistryFlip => ({
  ...flip,
  share: share ?? null,
  evidence: evidence ?? null,
});
