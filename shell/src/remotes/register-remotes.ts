import { addErrorHandler, getAppNames, registerApplication, triggerAppChange } from 'single-spa';
import type { PageServices, SessionSource } from 'platform/shell';
import { pageElements, toPlatformError, type PageRemote } from 'shared-contracts';
import { accessTo } from '../routing/owners';
import { createDeferredLifecycles } from './deferred-lifecycles';
import type { LiveRegistry } from './live-registry';
import type { LoadRemote } from './loader';
import { createRemoteStatusView } from './RemoteStatus';

interface RemotesOfPage {
  live: LiveRegistry;
  load: LoadRemote;
  session: SessionSource;
  services: PageServices;
}

/** Registers every remote of the registry with single-spa, each with its own element. The result adds those that are new in it. */
export function registerRemotes(page: RemotesOfPage): () => void {
  const { live, services, session } = page;
  const add = () => {
    const known = getAppNames();
    for (const remote of live.get().remotes) if (!known.includes(remote.id)) registerRemote(remote, page);
  };
  add();
  // Whether a protected page is shown depends on the session, not on the address alone.
  session.subscribe(() => void triggerAppChange());
  addErrorHandler((error) => services.telemetry.report(error.appOrParcelName, toPlatformError('TP-501', error)));
  return add;
}

/** Each visit of its pages loads the version that is then in the registry. */
function registerRemote(remote: PageRemote, { live, load, session, services }: RemotesOfPage): void {
  const domElement = elementOf(remote);
  const routeAt = (pathname: string) => {
    const owner = live.ownerOf(pathname)?.owner;
    return owner?.kind === 'remote' && owner.remote.id === remote.id ? owner.route : null;
  };
  // A remote that was removed from the registry is not mounted.
  const current = () => live.remoteOf(remote.id) ?? remote;
  const owns = (pathname: string) => routeAt(pathname) !== null;
  registerApplication({
    name: remote.id,
    app: createDeferredLifecycles({
      load: () => load(current(), 'app'),
      status: createRemoteStatusView(services, domElement),
      report: (error) => services.telemetry.report(`${remote.id}@${current().version}`, error),
    }),
    activeWhen: ({ pathname }) => {
      const route = routeAt(pathname);
      return route !== null && accessTo(route, session.get()) === 'granted';
    },
    customProps: {
      domElement,
      // single-spa reads it at each call of a lifecycle.
      get version() {
        return current().version;
      },
      owns,
    },
  });
}

/** The server writes an element for each remote in its registry; a page of an older registry may lack one. */
function elementOf({ id }: PageRemote): HTMLElement {
  const name = pageElements.remote(id);
  const written = document.getElementById(name);
  if (written !== null) return written;
  const element = document.createElement('div');
  element.id = name;
  document.getElementById(pageElements.main)?.append(element);
  return element;
}
