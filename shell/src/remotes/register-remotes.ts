import { addErrorHandler, registerApplication, triggerAppChange } from 'single-spa';
import type { PageServices, SessionSource } from 'platform/shell';
import { pageElements, toPlatformError, type RegisteredRemote } from 'shared-contracts';
import { accessTo, type FindOwner } from '../routing/owners';
import { createDeferredLifecycles } from './deferred-lifecycles';
import type { LoadRemote } from './loader';
import { createRemoteStatusView } from './RemoteStatus';

interface RemotesOfPage {
  remotes: readonly RegisteredRemote[];
  ownerOf: FindOwner;
  load: LoadRemote;
  session: SessionSource;
  services: PageServices;
}

/** Registers every remote of the registry with single-spa, each with its own element. */
export function registerRemotes(page: RemotesOfPage): void {
  const { remotes, services, session } = page;
  for (const remote of remotes) registerRemote(remote, page);
  // Whether a protected page is shown depends on the session, not on the address alone.
  session.subscribe(() => void triggerAppChange());
  addErrorHandler((error) => services.telemetry.report(error.appOrParcelName, toPlatformError('TP-501', error)));
}

function registerRemote(remote: RegisteredRemote, { ownerOf, load, session, services }: RemotesOfPage): void {
  const domElement = elementOf(remote);
  const routeAt = (pathname: string) => {
    const owner = ownerOf(pathname)?.owner;
    return owner?.kind === 'remote' && owner.remote.id === remote.id ? owner.route : null;
  };
  const owns = (pathname: string) => routeAt(pathname) !== null;
  registerApplication({
    name: remote.id,
    app: createDeferredLifecycles({
      load: () => load(remote, 'app'),
      status: createRemoteStatusView(services, domElement),
      report: (error) => services.telemetry.report(`${remote.id}@${remote.version}`, error),
    }),
    activeWhen: ({ pathname }) => {
      const route = routeAt(pathname);
      return route !== null && accessTo(route, session.get()) === 'granted';
    },
    customProps: { domElement, version: remote.version, owns },
  });
}

/** The server writes an element for each remote in its registry; a page of an older registry may lack one. */
function elementOf({ id }: RegisteredRemote): HTMLElement {
  const name = pageElements.remote(id);
  const written = document.getElementById(name);
  if (written !== null) return written;
  const element = document.createElement('div');
  element.id = name;
  document.getElementById(pageElements.main)?.append(element);
  return element;
}
