import { createFakeServices } from 'platform/testing';
import type { PageRemote, PageRegistry } from 'shared-contracts';
import { checkPause, followRegistry } from './follow-registry';
import { createLiveRegistry } from './live-registry';
import { buildRemote, buildRoute } from './testing/build-remote';

const jobs = (version: string, given: Partial<PageRemote> = {}) =>
  buildRemote({ version, fragments: { recent: { slot: 'shell.home.main.v1' } }, ...given });
const companies = (version: string) =>
  buildRemote({ id: 'mfe-companies', version, routes: [buildRoute('/companies'), buildRoute(`/new-in-${version}`)] });

const toRegistry = (remotes: readonly PageRemote[], shell = '1'): PageRegistry => ({
  contract: 1,
  shell,
  remotes: remotes.map((remote) => ({ ...remote, why: 'stable' })),
});

function openPage(mounted: readonly string[] = ['mfe-jobs']) {
  const { history } = createFakeServices({ path: '/jobs' });
  const live = createLiveRegistry(toRegistry([jobs('1'), companies('1')]));
  const page = { time: 0, mounted, registry: live.get() };
  const [read, onChange, load] = [jest.fn(() => Promise.resolve(page.registry)), jest.fn(), jest.fn()];
  followRegistry({ live, history, onChange, read, load, now: () => page.time, mounted: () => page.mounted });
  return {
    page,
    history,
    read,
    onChange,
    load,
    live,
    deploy: (registry: PageRegistry) => {
      page.registry = registry;
      page.time += checkPause;
    },
    versions: () => Object.fromEntries(live.get().remotes.map(({ id, version }) => [id, version])),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const point = async () => {
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
};
const unmountedOne = () => window.dispatchEvent(new CustomEvent('single-spa:app-change'));

describe('an open page', () => {
  afterEach(() => document.body.replaceChildren());

  it('gets the new version of a remote that is not on it, with its routes, before the next navigation', async () => {
    const { deploy, live, versions, onChange } = openPage();
    deploy(toRegistry([jobs('2'), companies('2')]));
    await point();
    expect(versions()).toEqual({ 'mfe-jobs': '1', 'mfe-companies': '2' });
    expect(live.ownerOf('/new-in-2')?.owner).toMatchObject({ kind: 'remote', remote: { version: '2' } });
    expect(live.ownerOf('/new-in-1')).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps the version of a mounted remote until it is unmounted', async () => {
    const { deploy, page, versions } = openPage();
    deploy(toRegistry([jobs('2'), companies('1')]));
    await point();
    unmountedOne();
    expect(versions()['mfe-jobs']).toBe('1');
    page.mounted = [];
    unmountedOne();
    expect(versions()['mfe-jobs']).toBe('2');
  });

  it.each(['mfe-jobs:recent', 'shell.home.main.v1'])(
    'keeps the version of a remote whose fragment %s is on it',
    async (name) => {
      document.body.innerHTML = `<div data-fragment="${name}"></div>`;
      const { deploy, versions } = openPage([]);
      deploy(toRegistry([jobs('2'), companies('1')]));
      await point();
      expect(versions()['mfe-jobs']).toBe('1');
      document.body.replaceChildren();
      unmountedOne();
      expect(versions()['mfe-jobs']).toBe('2');
    },
  );

  it('waits while an address that has moved belongs to a mounted remote', async () => {
    const { deploy, page, versions, onChange } = openPage();
    const moved = buildRemote({ id: 'mfe-companies', version: '2', routes: [buildRoute('/jobs')] });
    deploy(toRegistry([jobs('2', { routes: [buildRoute('/offers')] }), moved]));
    await point();
    expect([versions(), onChange.mock.calls.length]).toEqual([{ 'mfe-jobs': '1', 'mfe-companies': '1' }, 0]);
    page.mounted = [];
    unmountedOne();
    expect(versions()).toEqual({ 'mfe-jobs': '2', 'mfe-companies': '2' });
  });

  it('loses a remote that was switched off, and gets a new one', async () => {
    const { deploy, live, versions } = openPage();
    deploy(toRegistry([jobs('1'), buildRemote({ id: 'mfe-new', routes: [buildRoute('/new')] })]));
    await point();
    expect(Object.keys(versions())).toEqual(['mfe-jobs', 'mfe-new']);
    expect(live.ownerOf('/companies')).toBeNull();
  });

  it.each([
    ['another shell', toRegistry([jobs('1'), companies('1')], '2')],
    ['a remote for another platform', toRegistry([jobs('2', { platform: '^9.0' }), companies('2')])],
    ['a remote that is isolated now', toRegistry([jobs('2', { isolation: { kind: 'shadow', visibleTo: 'admin' } })])],
  ])('loads its next page as a document for %s', async (_, registry) => {
    const { deploy, history, load, versions, onChange } = openPage();
    deploy(registry);
    await point();
    expect(versions()).toEqual({ 'mfe-jobs': '1', 'mfe-companies': '1' });
    expect([load.mock.calls.length, onChange.mock.calls.length]).toEqual([0, 0]);
    history.push('/jobs?sort=date');
    expect(load).not.toHaveBeenCalled();
    history.push('/companies');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('requests the registry at most once a minute, also by a navigation, and not while it is hidden', async () => {
    const { page, read, history } = openPage();
    await point();
    expect(read).not.toHaveBeenCalled();
    page.time = checkPause;
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await point();
    expect(read).not.toHaveBeenCalled();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await point();
    history.push('/companies');
    expect(read).toHaveBeenCalledTimes(1);
    page.time = 2 * checkPause;
    history.push('/jobs');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('does not change when the registry cannot be read', async () => {
    const { deploy, read, versions } = openPage();
    deploy(toRegistry([]));
    read.mockRejectedValueOnce(new Error('offline'));
    await point();
    expect(versions()).toEqual({ 'mfe-jobs': '1', 'mfe-companies': '1' });
  });
});
