import { createFragment, type RenderedContent, type RenderRequest, type ServerEntry } from 'platform';
import type { PageRegistry } from 'shared-contracts';
import { allPages, shellWithPages } from './pages/all-pages';
import { describedRoutes } from './pages/described-routes';
import { readyPages } from './pages/page-source';
import { createOwners } from './routing/owners';
import en from './service-worker/offline-page/i18n/en.json';
import pt from './service-worker/offline-page/i18n/pt.json';
import { OfflinePage, offlineTexts } from './service-worker/offline-page/OfflinePage';
import { createParts } from './shell';

interface ShellRenderRequest extends RenderRequest {
  part: 'header' | 'page' | 'footer' | 'offline';
  registry?: PageRegistry;
}

const offlineShell = { id: offlineTexts, i18n: { pt, en } };
const parts = { ...createParts(shellWithPages), offline: createFragment(offlineShell, 'offline', OfflinePage) };
const source = readyPages(allPages);

/** `createFragment` returns a server entry, because this file is only built with the `server` condition. */
function isServerEntry(part: object): part is ServerEntry {
  return 'render' in part;
}

function render({ part, registry, ...request }: ShellRenderRequest): RenderedContent | null {
  const entry: object = parts[part];
  if (!isServerEntry(entry)) throw new Error('The shell was built for a browser');
  const remotes = registry?.remotes ?? [];
  return entry.render({ ...request, props: { remotes, ownerOf: createOwners(remotes), pages: source } });
}

/** The shell's server entry: its header, its own pages and its footer, and the head texts of each page. */
export default { id: 'shell', render, routes: describedRoutes };
