import type { RemoteServices } from '../remote/define-lifecycles';
import { createRemoteServices } from '../remote/remote-services';
import { createSessionSource } from '../services/session/session';
import { createFakeServices, type FakePage } from './fake-services';

/** The services that a remote without the shared platform gets from the shell, with parts of it as given. */
export function createFakeRemoteServices(given: Partial<RemoteServices> = {}, page: FakePage = {}): RemoteServices {
  const services = createFakeServices(page);
  const session = createSessionSource(services.store);
  return { ...createRemoteServices({ id: 'mfe-test', services, session, owns: () => true }).services, ...given };
}
