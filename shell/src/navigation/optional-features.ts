import type { PageServices, PlatformHistory, SessionSource } from 'platform/shell';
import type { PageRemote, PageRegistry } from 'shared-contracts';
import { sendClientEvents } from '../client-events/send-client-events';
import type { PageSource } from '../pages/page-source';
import { followRegistry } from '../remotes/follow-registry';
import type { LiveRegistry } from '../remotes/live-registry';
import { fetchRegistry } from '../remotes/reload-for-new-version';
import type { FindOwner } from '../routing/owners';
import { registerServiceWorker } from '../service-worker/register-service-worker';
import { addSlowNotice } from '../slow-notice/SlowNotice';
import { followLinks } from './follow-links';
import { offerPanel } from './panel-access';
import { prefetchOnIntent } from './prefetch';

interface Page {
  live: LiveRegistry;
  pages: PageSource;
  services: PageServices;
  session: SessionSource;
  /** Path of the document that the server sent. */
  opened: string;
  /** Renders the links and sections of these remotes. */
  showSlots: (remotes: readonly PageRemote[]) => void;
  /** Registers the remotes that are new in the registry. */
  addRemotes: () => void;
  /** Ids of the remotes whose app is mounted. */
  mounted: () => readonly string[];
}

/** Optional features: loaded last, and not required by any page. */
export function addOptionalFeatures(page: Page): void {
  const { live, pages, services, session, opened, showSlots, addRemotes, mounted } = page;
  const { ownerOf } = live;
  const { history } = services;
  const wasInspected = offerPanel({ live, services, session, opened });
  sendClientEvents({ remotes: () => live.get().remotes, ownerOf, session, services, wasInspected });
  addSlowNotice(services);
  followLinks(ownerOf, history);
  prefetchOnIntent({ ownerOf, pages, services });
  loadUnknownPages(ownerOf, { history, opened });
  updateLinks(session, showSlots);
  const onChange = () => {
    addRemotes();
    showSlots(live.get().remotes);
  };
  followRegistry({ live, history, onChange, mounted });
  void showPreview(live.get(), services);
  registerServiceWorker(history).catch(() => {});
}

/** Only browsers with a preview load its badge. */
async function showPreview({ preview }: PageRegistry, services: PageServices): Promise<void> {
  if (preview === undefined) return;
  const { addPreviewBadge } = await import(/* webpackChunkName: "preview" */ '../preview/PreviewBadge');
  addPreviewBadge(preview, services);
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
  showLinks: (remotes: readonly PageRemote[]) => void,
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
