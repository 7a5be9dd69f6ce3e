import type { PageServices, PlatformHistory, SessionSource } from 'platform/shell';
import type { RegisteredRemote, ResolvedRemote } from 'shared-contracts';
import { sendClientEvents } from '../client-events/send-client-events';
import type { PageSource } from '../pages/page-source';
import { fetchRegistry } from '../remotes/reload-for-new-version';
import type { FindOwner } from '../routing/owners';
import { registerServiceWorker } from '../service-worker/register-service-worker';
import { addSlowNotice } from '../slow-notice/SlowNotice';
import { followLinks } from './follow-links';
import { prefetchOnIntent } from './prefetch';

interface Page {
  ownerOf: FindOwner;
  pages: PageSource;
  services: PageServices;
  session: SessionSource;
  remotes: readonly ResolvedRemote[];
  /** Path of the document that the server sent. */
  opened: string;
  /** Renders the links of these remotes. */
  showLinks: (remotes: readonly RegisteredRemote[]) => void;
}

/** Optional features: loaded last, and not required by any page. */
export function addOptionalFeatures(page: Page): void {
  const { ownerOf, services, session, remotes, opened, showLinks } = page;
  const { history } = services;
  sendClientEvents({ remotes, ownerOf, session, services });
  addSlowNotice(services);
  followLinks(ownerOf, history);
  prefetchOnIntent(page);
  loadUnknownPages(ownerOf, { history, opened });
  updateLinks(session, showLinks);
  registerServiceWorker(history).catch(() => {});
}

/**
 * A page that is missing in this document's registry may exist on the server: the user has signed in with another role,
 * or it was deployed since. A remote
 * that was switched off is missing, too. The page is loaded with a full navigation, also if it was opened before this
 * function was loaded.
 */
export function loadUnknownPages(
  ownerOf: FindOwner,
  { history, opened }: { history: PlatformHistory; opened: string },
  load = () => window.location.reload(),
): void {
  let pathname = opened;
  const loadIfUnknown = () => {
    const before = pathname;
    ({ pathname } = history.get().location);
    if (pathname !== before && ownerOf(pathname) === null) load();
  };
  loadIfUnknown();
  history.listen(loadIfUnknown);
}

/** The registry of the page lists the remotes for the role that the user had: after a sign-in its links are read again. */
export function updateLinks(
  session: Pick<SessionSource, 'get' | 'subscribe'>,
  showLinks: (remotes: readonly RegisteredRemote[]) => void,
  read = fetchRegistry,
): void {
  let before = session.get();
  session.subscribe(() => {
    const now = session.get();
    const hasNewRole = before.status !== 'loading' && now.user !== null && now.user.role !== before.user?.role;
    before = now;
    if (!hasNewRole) return;
    void read()
      .then(({ remotes }) => session.get() === now && showLinks(remotes))
      .catch(() => {});
  });
}
