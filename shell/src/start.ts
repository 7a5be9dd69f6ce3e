// Platform is imported first: its history must listen before single-spa does, and the nonce must be set before any
// style.
import { loadOnDemandParts } from 'platform';
import { addTexts, createSessionSource, services } from 'platform/shell';
import { getInstance } from '@module-federation/enhanced/runtime';
import { pageElements } from 'shared-contracts';
import { start } from 'single-spa';
import { announcePages } from './navigation/announce-pages';
import { restoreScroll } from './navigation/restore-scroll';
import { whenIdle } from './navigation/when-idle';
import { createPageSource, readyToHydrate } from './pages';
import { createParts } from './parts';
import { createFragmentMounter } from './remotes/fragments';
import { integrityPlugin } from './remotes/integrity-plugin';
import { createLoader } from './remotes/loader';
import { registerRemotes } from './remotes/register-remotes';
import { readRegistry } from './remotes/registry';
import { reloadForNewVersion } from './remotes/reload-once';
import { createOwners, pageAt } from './routing/owners';
import { shell } from './shell';

const federation = getInstance();
if (federation === null) throw new Error('The shell was built without Module Federation');

const { remotes } = readRegistry(document);
const ownerOf = createOwners(remotes);
const session = createSessionSource(services.store);
federation.registerPlugins([integrityPlugin(remotes)]);
const load = createLoader({ federation, onGone: reloadForNewVersion });

services.fragments.provide(createFragmentMounter(remotes, load));
registerRemotes({ remotes, ownerOf, load, session, services });

const pageFiles = {
  main: () => import(/* webpackChunkName: "pages" */ './pages/main-pages'),
  forms: () => import(/* webpackChunkName: "form-pages" */ './pages/form-pages'),
  reading: () => import(/* webpackChunkName: "reading-pages" */ './pages/reading-pages'),
};
const pages = createPageSource(async (file) => {
  const { pages: found, texts } = await pageFiles[file]();
  addTexts(services.i18n, shell.id, texts);
  services.primedData.prime();
  return found;
});
const parts = createParts(shell);
const mountAt = async (id: string, mount: (domElement: HTMLElement) => Promise<void>) => {
  const element = document.getElementById(id);
  if (element !== null) await mount(element);
};
void mountAt(pageElements.header, (domElement) => parts.header.mount({ domElement, props: {} }));
const pageMounted = mountAt(pageElements.page, async (domElement) => {
  const name = pageAt(ownerOf, services.history.get().location.pathname, services.context);
  await readyToHydrate(domElement, { pages, name, history: services.history });
  await parts.page.mount({ domElement, props: { ownerOf, pages } });
});
void mountAt(pageElements.footer, (domElement) => parts.footer.mount({ domElement, props: {} }));
void mountAt(pageElements.overlays, (domElement) => parts.overlays.mount({ domElement, props: {} }));

session.start(window);
restoreScroll(services.history);
announcePages(services);
// single-spa follows the history's moves alone, and starts once everything above listens.
start({ urlRerouteOnly: true });
void pageMounted.then(() => setTimeout(() => services.language.settle()));
whenIdle(() => {
  void pages.load('notFound');
  void loadOnDemandParts();
  import(/* webpackChunkName: "overlays" */ './navigation/conveniences').then(
    ({ addConveniences }) => addConveniences({ ownerOf, pages, history: services.history }),
    () => {},
  );
});
