import { screen, waitFor } from '@testing-library/react';
import type { Session } from 'platform';
import { services, type Lifecycles, type RemoteMountProps, type SessionSource } from 'platform/shell';
import { pageElements, type PageRemote, type PageRegistry, type User } from 'shared-contracts';
import { start } from 'single-spa';
import { createLiveRegistry } from './live-registry';
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

const toRegistry = (list: readonly PageRemote[]): PageRegistry => ({
  contract: 1,
  remotes: list.map((remote) => ({ ...remote, why: 'stable' })),
});
const live = createLiveRegistry(toRegistry(remotes));
const loaded: string[] = [];
let addRemotes: () => void;

describe('registered remotes', () => {
  beforeAll(() => {
    document.body.innerHTML = `<main id="main"><div id="remote-mfe-jobs"></div></main>`;
    addRemotes = registerRemotes({
      live,
      load: (remote) => {
        loaded.push(`${remote.id}@${remote.version}`);
        return remote.id === 'mfe-hung' ? new Promise(() => {}) : Promise.resolve(named(remote.id));
      },
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

  it('are mounted in the version, and at the addresses, of a registry that replaced the first one', async () => {
    const [jobs, apply] = remotes as [PageRemote, PageRemote];
    const next = { ...jobs, version: '2.0.0', routes: [buildRoute('/offers')] };
    live.set(toRegistry([next, apply, buildRemote({ id: 'mfe-new', routes: [buildRoute('/new')] })]));
    addRemotes();
    services.history.push('/offers');
    await shows('mfe-jobs');
    expect(loaded.at(-1)).toBe('mfe-jobs@2.0.0');
    services.history.push('/new');
    await shows('mfe-new');
    services.history.push('/jobs/1');
    await waitFor(() => expect(textOf('mfe-new')).toBe(''));
    expect(textOf('mfe-jobs')).toBe('');
  });
});
