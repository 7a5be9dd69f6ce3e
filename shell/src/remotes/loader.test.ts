import type { PageRemote } from 'shared-contracts';
import { createLoader } from './loader';
import { buildRemote, buildRoute } from './testing/build-remote';

const shareScopeMap: Record<string, Record<string, object>> = {};
jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => ({ shareScopeMap }) }));

const lifecycles = { bootstrap: jest.fn(), mount: jest.fn(), update: jest.fn(), unmount: jest.fn() };
const noWait = () => Promise.resolve();

function createScene(loadRemote: jest.Mock, status = 200) {
  const fetched: [string, RequestCache | undefined][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    fetched.push([input instanceof Request ? input.url : input.toString(), init?.cache]);
    return Promise.resolve(new Response('', { status }));
  });
  const registerRemotes = jest.fn();
  const onDeleted = jest.fn((_: PageRemote) => Promise.resolve());
  const addServices = jest.fn(() => Promise.resolve({ ...lifecycles, withServices: true }));
  const load = createLoader({ federation: { registerRemotes, loadRemote }, onDeleted, addServices, wait: noWait });
  return { load, fetched, registerRemotes, onDeleted };
}

describe('the remote loader', () => {
  afterEach(() => jest.restoreAllMocks());

  it('registers a remote when it is first needed, once', async () => {
    const loadRemote = jest.fn().mockResolvedValue({ default: lifecycles });
    const { load, registerRemotes } = createScene(loadRemote);
    await expect(load(buildRemote(), 'app')).resolves.toBe(lifecycles);
    await load(buildRemote(), 'recent');
    expect(loadRemote.mock.calls).toEqual([['mfe_jobs@1.0.0/app'], ['mfe_jobs@1.0.0/recent']]);
    expect(registerRemotes).toHaveBeenCalledTimes(1);
    expect(registerRemotes).toHaveBeenCalledWith([
      {
        name: 'mfe_jobs@1.0.0',
        entry: 'http://localhost/remotes/mfe-jobs/1.0.0/remoteEntry.js',
        entryGlobalName: 'mfe_jobs',
      },
    ]);
  });

  it('adds the services to a remote without a server entry', async () => {
    const { load } = createScene(jest.fn().mockResolvedValue({ default: lifecycles }));
    await expect(load(buildRemote({ server: null }), 'app')).resolves.toMatchObject({ withServices: true });
  });

  it('loads another version from its own container', async () => {
    const containers: unknown[] = [];
    const loadRemote = jest.fn(() => {
      containers.push(Reflect.get(window, 'mfe_jobs'));
      Reflect.set(window, 'mfe_jobs', 'container');
      return Promise.resolve({ default: lifecycles });
    });
    const { load } = createScene(loadRemote);
    await load(buildRemote(), 'app');
    await load(buildRemote({ version: '2.0.0', base: '/remotes/mfe-jobs/2.0.0/' }), 'app');
    expect(loadRemote.mock.calls).toEqual([['mfe_jobs@1.0.0/app'], ['mfe_jobs@2.0.0/app']]);
    expect(containers).toEqual([undefined, undefined]);
  });

  it('gives a remote for the previous major of platform a share scope of its own, once', async () => {
    const [react, forms] = [{ '19.3.1': {} }, { lib: () => ({}) }];
    shareScopeMap['default'] = { react, platform: { '2.0.0': {} }, 'platform/forms': { '2.0.0': forms } };
    const loadRemote = jest.fn().mockResolvedValue({ default: lifecycles });
    const { load, registerRemotes } = createScene(loadRemote);
    const remote = buildRemote({ platform: '^1.1.0' });
    await Promise.all([load(remote, 'app'), load(remote, 'recent')]);
    expect(registerRemotes.mock.calls).toEqual([
      [[expect.objectContaining({ name: 'mfe_jobs@1.0.0', shareScope: 'mfe_jobs' })]],
    ]);
    const scope = shareScopeMap['mfe_jobs']!;
    expect(scope['react']).toBe(react);
    expect(scope['platform/forms']).toEqual({ '1.1.0': forms });
    const { lib } = (scope['platform'] as Record<string, { lib: () => object }>)['1.1.0']!;
    expect(lib()).toMatchObject({ api: expect.anything(), Button: expect.anything() });
    expect(shareScopeMap['default']['platform']).toEqual({ '2.0.0': {} });
  });

  it('gives an isolated remote no share scope', async () => {
    const { load, registerRemotes } = createScene(jest.fn().mockResolvedValue({ default: lifecycles }));
    await load(buildRemote({ platform: '^1.0', isolation: { kind: 'shadow', visibleTo: 'admin' } }), 'app');
    expect(registerRemotes.mock.calls[0]![0]).toEqual([
      { name: 'mfe_jobs@1.0.0', entry: expect.any(String), entryGlobalName: 'mfe_jobs' },
    ]);
  });

  it('retries without an error, bypassing the HTTP cache', async () => {
    const loadRemote = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue({ default: lifecycles });
    const { load, fetched } = createScene(loadRemote, 503);
    await expect(load(buildRemote(), 'app')).resolves.toBe(lifecycles);
    expect(fetched).toEqual([
      ['http://localhost/remotes/mfe-jobs/1.0.0/remoteEntry.js', 'reload'],
      ['http://localhost/remotes/mfe-jobs/1.0.0/expose-app.js', 'reload'],
    ]);
  });

  it('rejects after three attempts', async () => {
    const loadRemote = jest.fn().mockRejectedValue(new Error('offline'));
    const { load, onDeleted } = createScene(loadRemote, 503);
    await expect(load(buildRemote(), 'app')).rejects.toMatchObject({ code: 'TP-201', cause: new Error('offline') });
    expect(loadRemote).toHaveBeenCalledTimes(3);
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('does not retry a deleted version', async () => {
    const loadRemote = jest.fn().mockRejectedValue(new Error('404'));
    const { load, onDeleted } = createScene(loadRemote, 404);
    await expect(load(buildRemote(), 'app')).rejects.toMatchObject({ code: 'TP-202' });
    expect(loadRemote).toHaveBeenCalledTimes(1);
    expect(onDeleted).toHaveBeenCalledTimes(1);
  });

  it('does not retry a module that is not a remote', async () => {
    const loadRemote = jest.fn().mockResolvedValue({ default: { mount: 'soon' } });
    const { load } = createScene(loadRemote);
    await expect(load(buildRemote(), 'app')).rejects.toThrow('mfe-jobs exposes no lifecycles as app');
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ platform: '^9.0' }, 'written for platform ^9.0'],
    [{ contract: 2 as 1 }, 'has contract 2'],
    [{ routes: [buildRoute('/home')] }, '/home is reserved'],
  ])('rejects an incompatible remote: %j', async (difference, reason) => {
    const loadRemote = jest.fn();
    const { load } = createScene(loadRemote);
    await expect(load(buildRemote(difference), 'app')).rejects.toMatchObject({
      code: 'TP-102',
      message: expect.stringContaining(reason),
    });
    expect(loadRemote).not.toHaveBeenCalled();
  });
});
