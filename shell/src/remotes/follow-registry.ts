import { platformVersion, type PlatformHistory } from 'platform/shell';
import { fragmentAttribute, fragmentsIn, remoteRefusals, type FragmentSlot, type PageRegistry } from 'shared-contracts';
import type { LiveRegistry } from './live-registry';
import { fetchRegistry } from './reload-for-new-version';

/** Milliseconds in which the registry is requested once at most. */
export const checkPause = 60_000;

interface FollowOptions {
  live: LiveRegistry;
  history: PlatformHistory;
  /** Registers new remotes and renders the links and slots of the new versions. */
  onChange: () => void;
  /** Ids of the remotes whose app is mounted. */
  mounted: () => readonly string[];
  read?: () => Promise<PageRegistry>;
  now?: () => number;
  /** Loads the current address as a document. */
  load?: () => void;
}

/**
 * Moves an open page to newly deployed versions. When the user navigates, is about to, or returns to the page, the registry is
 * requested. A remote with nothing on the page gets its new version at once; another one keeps its version until it is unmounted, so a
 * page never mixes two versions of one remote. What cannot run in this page is loaded with the next page, as a document.
 */
export function followRegistry(options: FollowOptions): void {
  const { live, history, onChange, mounted, read = fetchRegistry } = options;
  const { now = () => performance.now(), load = () => window.location.reload() } = options;
  let checked = now();
  let latest = live.get();
  let { pathname } = history.get().location;

  const apply = () => {
    const next = nextRegistry(live.get(), latest, remotesInUse(live.get(), mounted()));
    if (versionsOf(next) === versionsOf(live.get())) return;
    try {
      live.set(next);
    } catch {
      // An address has moved to another remote, and the present version of the first one is on the page.
      return;
    }
    onChange();
  };
  const setLatest = (found: PageRegistry) => {
    latest = found;
    apply();
  };
  const check = () => {
    if (document.hidden || now() - checked < checkPause) return;
    checked = now();
    void read().then(setLatest, () => {});
  };
  history.listen(() => {
    const before = pathname;
    ({ pathname } = history.get().location);
    if (pathname === before) return;
    if (needsDocument(live.get(), latest)) load();
    else check();
  });
  // A remote that was unmounted can get its new version.
  window.addEventListener('single-spa:app-change', apply);
  for (const event of ['visibilitychange', 'pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, check, { passive: true });
  }
}

const versionsOf = ({ remotes }: PageRegistry) =>
  JSON.stringify(remotes.map(({ id, version, why }) => [id, version, why]));

/** Remotes whose app or fragments are on the page. */
function remotesInUse({ remotes }: PageRegistry, apps: readonly string[]): ReadonlySet<string> {
  const names = [...document.querySelectorAll(`[${fragmentAttribute}]`)].map(
    (element) => element.getAttribute(fragmentAttribute) ?? '',
  );
  const addresses = names.map((name) =>
    name.includes(':') ? name : (fragmentsIn(name as FragmentSlot, remotes)[0]?.address ?? ''),
  );
  return new Set([...apps, ...addresses.map((address) => address.split(':', 1)[0]!)]);
}

/** The latest registry, in which remotes in use keep their present version. */
function nextRegistry(present: PageRegistry, latest: PageRegistry, inUse: ReadonlySet<string>): PageRegistry {
  if (needsDocument(present, latest)) return present;
  const kept = present.remotes.filter(({ id }) => inUse.has(id));
  const moved = latest.remotes.filter(({ id }) => !inUse.has(id) || kept.every((one) => one.id !== id));
  return { ...latest, remotes: [...kept, ...moved].toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** Whether this page's shell cannot run the latest versions. */
function needsDocument(present: PageRegistry, latest: PageRegistry): boolean {
  return (
    present.shell !== latest.shell ||
    latest.remotes.some((remote) => {
      const before = present.remotes.find(({ id }) => id === remote.id);
      const isChanged = before?.version !== remote.version;
      const movesIn = before !== undefined && (before.isolation === null) !== (remote.isolation === null);
      return isChanged && (movesIn || remoteRefusals(remote, platformVersion).length > 0);
    })
  );
}
