// Platform is imported first: its history must listen before single-spa does, and the nonce must be set before any
// style.
import { loadOnDemandParts, nextIdle } from 'platform';
import { addTexts, createSessionSource, services } from 'platform/shell';
import { getInstance } from '@module-federation/enhanced/runtime';
import { pageElements, type PageRemote } from 'shared-contracts';
import { getMountedApps, start } from 'single-spa';
import { announcePages } from './navigation/announce-pages';
import { restoreScroll } from './navigation/restore-scroll';
import { createPageSource, readyToHydrate } from './pages/page-source';
import { createParts, shell } from './shell';
import { createFragmentMounter, preloadFragments } from './remotes/fragments';
import { integrityPlugin } from './remotes/remote-files';
import { createLiveRegistry } from './remotes/live-registry';
import { createLoader } from './remotes/loader';
import type { WithRemotes } from './remotes/page-remotes';
import { registerRemotes } from './remotes/register-remotes';
import { readRegistry } from './remotes/registry';
import { pageAt } from './routing/owners';

const federation = getInstance();
if (federation === null) throw new Error('The shell was built without Module Federation');

const opened = services.history.get().location.pathname;
const live = createLiveRegistry(readRegistry(document));
preloadFragments(live);
const { ownerOf } = live;
const session = createSessionSource(services.store);
federation.registerPlugins([integrityPlugin(live)]);
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

services.fragments.provide(createFragmentMounter(live, load));
const addRemotes = registerRemotes({ live, load, session, services });

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
const mountAt = async <Result>(id: string, mount: (domElement: HTMLElement) => Promise<Result>) => {
  const element = document.getElementById(id);
  return element === null ? undefined : mount(element);
};
const renderChrome = (part: 'header' | 'footer', how: 'mount' | 'update', props: WithRemotes) =>
  void mountAt(pageElements[part], (domElement) => parts[part][how]({ domElement, props }));
const { remotes } = live.get();
renderChrome('header', 'mount', { remotes });
const pageMounted = mountAt(pageElements.page, async (domElement) => {
  const name = pageAt(ownerOf, opened, services.context);
  const kept = await readyToHydrate(domElement, { pages, name, history: services.history });
  const props = { ownerOf, pages, kept };
  await parts.page.mount({ domElement, props: { ...props, remotes: live.get().remotes } });
  return (visible: readonly PageRemote[]) => parts.page.update({ domElement, props: { ...props, remotes: visible } });
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

/** Renders the links and sections of these remotes. */
function showSlots(visible: readonly PageRemote[]): void {
  for (const part of ['header', 'footer'] as const) renderChrome(part, 'update', { remotes: visible });
  void pageMounted.then((update) => update?.(visible));
}

/** What no page needs at first, one after the other in idle moments. */
async function loadTheRest(): Promise<void> {
  await nextIdle();
  await import(/* webpackChunkName: "overlays" */ './navigation/optional-features').then(
    ({ addOptionalFeatures }) =>
      addOptionalFeatures({ live, pages, services, session, opened, showSlots, addRemotes, mounted: getMountedApps }),
    () => {},
  );
  await loadOnDemandParts();
  await pages.load('notFound');
}
