// Platform is imported first: its history must listen before single-spa does, and the nonce must be set before any
// style.
import { loadOnDemandParts, nextIdle } from 'platform';
import { addTexts, createSessionSource, services } from 'platform/shell';
import { getInstance } from '@module-federation/enhanced/runtime';
import { pageElements, type RegisteredRemote } from 'shared-contracts';
import { start } from 'single-spa';
import { announcePages } from './navigation/announce-pages';
import { restoreScroll } from './navigation/restore-scroll';
import { createPageSource, readyToHydrate } from './pages/page-source';
import { createParts, shell } from './shell';
import { createFragmentMounter } from './remotes/fragments';
import { integrityPlugin } from './remotes/remote-files';
import { createLoader } from './remotes/loader';
import type { WithRemotes } from './remotes/page-remotes';
import { registerRemotes } from './remotes/register-remotes';
import { readRegistry } from './remotes/registry';
import { createOwners, pageAt } from './routing/owners';

const federation = getInstance();
if (federation === null) throw new Error('The shell was built without Module Federation');

const opened = services.history.get().location.pathname;
const { remotes } = readRegistry(document);
const ownerOf = createOwners(remotes);
const session = createSessionSource(services.store);
federation.registerPlugins([integrityPlugin(remotes)]);
const load = createLoader({
  federation,
  onDeleted: async (remote) => {
    const { reloadForNewVersion } = await import(/* webpackChunkName: "overlays" */ './remotes/reload-for-new-version');
    await reloadForNewVersion(remote);
  },
  addServices: async (remote, lifecycles) => {
    const { withServices } = await import(/* webpackChunkName: "overlays" */ './remotes/with-services');
    return withServices(lifecycles, remote, { services, session });
  },
});

services.fragments.provide(createFragmentMounter(remotes, load));
registerRemotes({ remotes, ownerOf, load, session, services });

const pageFiles = {
  main: () => import(/* webpackChunkName: "pages" */ './pages/main-pages'),
  forms: () => import(/* webpackChunkName: "form-pages" */ './pages/form-pages'),
  reading: () => import(/* webpackChunkName: "reading-pages" */ './pages/reading-pages'),
};
const pages = createPageSource(
  async (file) => {
    const { pages: found, texts } = await pageFiles[file]();
    addTexts(services.i18n, shell.id, texts);
    services.primedData.prime();
    return found;
  },
  { report: (error) => services.telemetry.report(shell.id, error) },
);
const parts = createParts(shell);
const mountAt = async (id: string, mount: (domElement: HTMLElement) => Promise<void>) => {
  const element = document.getElementById(id);
  if (element !== null) await mount(element);
};
const renderChrome = (part: 'header' | 'footer', how: 'mount' | 'update', props: WithRemotes) =>
  void mountAt(pageElements[part], (domElement) => parts[part][how]({ domElement, props }));
renderChrome('header', 'mount', { remotes });
const pageMounted = mountAt(pageElements.page, async (domElement) => {
  const name = pageAt(ownerOf, opened, services.context);
  const kept = await readyToHydrate(domElement, { pages, name, history: services.history });
  await parts.page.mount({ domElement, props: { remotes, ownerOf, pages, kept } });
});
renderChrome('footer', 'mount', { remotes });
void mountAt(pageElements.overlays, (domElement) => parts.overlays.mount({ domElement, props: {} }));

session.start(window);
restoreScroll(services.history);
announcePages(services);
// single-spa reacts to history events only, and starts after all listeners above are registered.
start({ urlRerouteOnly: true });
void pageMounted.then(() => setTimeout(() => services.language.settle()));
void new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(null);
  addEventListener('load', resolve);
  // A script that hangs delays the event without end.
  setTimeout(resolve, 20_000);
}).then(loadTheRest);

/** Renders the links of these remotes in the chrome. */
function showLinks(visible: readonly RegisteredRemote[]): void {
  for (const part of ['header', 'footer'] as const) renderChrome(part, 'update', { remotes: visible });
}

/** What no page needs at first, one after the other in idle moments. */
async function loadTheRest(): Promise<void> {
  await nextIdle();
  await import(/* webpackChunkName: "overlays" */ './navigation/optional-features').then(
    ({ addOptionalFeatures }) => addOptionalFeatures({ ownerOf, pages, services, session, remotes, opened, showLinks }),
    () => {},
  );
  await loadOnDemandParts();
  await pages.load('notFound');
}
