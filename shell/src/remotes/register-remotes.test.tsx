import { screen, waitFor } from '@testing-library/react';
import type { Session } from 'platform';
import { services, type Lifecycles, type RemoteMountProps, type SessionSource } from 'platform/shell';
import { pageElements, type User } from 'shared-contracts';
import { start } from 'single-spa';
import { createOwners } from '../routing/owners';
import { registerRemotes } from './register-remotes';
import { buildRemote, buildRoute } from './testing/build-remote';

const remotes = [
  buildRemote({ id: 'mfe-jobs', routes: [buildRoute('/jobs'), buildRoute('/jobs/:id')] }),
  buildRemote({ id: 'mfe-apply', routes: [buildRoute('/jobs/:id/apply')] }),
  buildRemote({ id: 'mfe-hung', routes: [buildRoute('/hung')] }),
  buildRemote({ id: 'mfe-account', routes: [buildRoute('/account', { access: 'authenticated' })] }),
];

/** A remote that writes its name into its element. */
const named = (id: string): Lifecycles<RemoteMountProps> => ({
  bootstrap: () => Promise.resolve(),
  update: () => Promise.resolve(),
  mount: ({ domElement }) => {
    domElement.textContent = id;
    return Promise.resolve();
  },
  unmount: ({ domElement }) => {
    domElement.textContent = '';
    return Promise.resolve();
  },
});

let session: Session = { status: 'loading', user: null };
const listeners = new Set<() => void>();
const source: SessionSource = {
  get: () => session,
  start() {},
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const textOf = (id: string) => document.getElementById(pageElements.remote(id))?.textContent;
const shows = (id: string) => waitFor(() => expect(textOf(id)).toBe(id));

describe('registered remotes', () => {
  beforeAll(() => {
    document.body.innerHTML = `<main id="main"><div id="remote-mfe-jobs"></div></main>`;
    registerRemotes({
      remotes,
      ownerOf: createOwners(remotes),
      load: (remote) => (remote.id === 'mfe-hung' ? new Promise(() => {}) : Promise.resolve(named(remote.id))),
      session: source,
      services,
    });
    start({ urlRerouteOnly: true });
  });

  it('are mounted and unmounted with the address, one at a time', async () => {
    services.history.push('/jobs/1');
    await shows('mfe-jobs');
    services.history.push('/jobs/1/apply');
    await shows('mfe-apply');
    expect(textOf('mfe-jobs')).toBe('');
  });

  it('are not blocked by a hung remote', async () => {
    services.history.push('/hung');
    services.history.push('/jobs');
    await waitFor(() => expect(textOf('mfe-jobs')).toBe('mfe-jobs'));
  });

  it('are mounted on a protected page only after the session is known', async () => {
    services.history.push('/account');
    await waitFor(() => expect(textOf('mfe-jobs')).toBe(''));
    expect(textOf('mfe-account')).toBe('');
    session = { status: 'authenticated', user: { role: 'user' } as User };
    for (const listener of listeners) listener();
    await shows('mfe-account');
  });

  it('each have an element, which is created if the server wrote none', () => {
    expect(screen.getByRole('main').querySelectorAll('[id^="remote-"]')).toHaveLength(remotes.length);
  });
});
