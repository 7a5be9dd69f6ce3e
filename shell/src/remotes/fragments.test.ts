import { waitFor } from '@testing-library/react';
import type { Lifecycles } from 'platform/shell';
import { hydrateAttribute, type PageRemote } from 'shared-contracts';
import { createFragmentMounter, preloadFragments } from './fragments';
import { createLiveRegistry } from './live-registry';
import { buildRemote } from './testing/build-remote';

const createParcel = () => ({
  bootstrap: jest.fn(() => Promise.resolve()),
  mount: jest.fn(() => Promise.resolve()),
  update: jest.fn(() => Promise.resolve()),
  unmount: jest.fn(() => Promise.resolve()),
});

const liveWith = (...remotes: readonly PageRemote[]) =>
  createLiveRegistry({ contract: 1, remotes: remotes.map((remote) => ({ ...remote, why: 'stable' })) });

const slot = document.createElement('div');
const mounter = (load: () => Promise<Lifecycles>) => createFragmentMounter(liveWith(buildRemote()), load);

describe('fragments as parcels', () => {
  it('are loaded by their name and receive their props', async () => {
    const parcel = createParcel();
    const load = jest.fn(() => Promise.resolve(parcel));
    const fragment = mounter(load)('mfe-jobs:recent', slot, { title: 'Novas' });
    await fragment.mounted;
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ id: 'mfe-jobs' }), 'recent');
    expect(parcel.mount).toHaveBeenCalledWith(
      expect.objectContaining({ domElement: slot, version: '1.0.0', props: { title: 'Novas' } }),
    );
    fragment.update({ title: 'Recentes' });
    await waitFor(() =>
      expect(parcel.update).toHaveBeenCalledWith(
        expect.objectContaining({ domElement: slot, props: { title: 'Recentes' } }),
      ),
    );
    fragment.unmount();
    await waitFor(() => expect(parcel.unmount).toHaveBeenCalledTimes(1));
  });

  it('are found by the slot that they fill', async () => {
    const load = jest.fn(() => Promise.resolve(createParcel()));
    const apply = buildRemote({ id: 'mfe-apply', routes: [], fragments: { modal: { slot: 'jobs.apply.dialog.v1' } } });
    await createFragmentMounter(liveWith(buildRemote(), apply), load)('jobs.apply.dialog.v1', slot, {}).mounted;
    expect(load).toHaveBeenCalledWith(expect.objectContaining(apply), 'modal');
    const { mounted } = createFragmentMounter(liveWith(buildRemote()), load)('jobs.apply.dialog.v1', slot, {});
    await expect(mounted).rejects.toThrow('TP-103 jobs.apply.dialog.v1');
  });

  it('are unmounted when they load after the page was left', async () => {
    const parcel = createParcel();
    const fragment = mounter(() => Promise.resolve(parcel))('mfe-jobs:recent', slot, {});
    fragment.unmount();
    await waitFor(() => expect(parcel.unmount).toHaveBeenCalledTimes(1));
  });

  it('reject when they cannot be loaded, and can be unmounted without an error', async () => {
    const fragment = mounter(() => Promise.reject(new Error('503')))('mfe-jobs:recent', slot, {});
    await expect(fragment.mounted).rejects.toThrow('503');
    expect(() => fragment.unmount()).not.toThrow();
  });

  it('reject when the registry does not contain them', async () => {
    const fragment = mounter(() => Promise.resolve(createParcel()))('mfe-nowhere:recent', slot, {});
    await expect(fragment.mounted).rejects.toThrow('mfe-nowhere:recent');
  });

  it('reject when loading hangs', async () => {
    jest.useFakeTimers();
    const fragment = mounter(() => new Promise(() => {}))('mfe-jobs:recent', slot, {});
    const outcome = fragment.mounted.catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(await outcome).toBe('TP-203 mfe-jobs:recent');
    jest.useRealTimers();
  });
});

describe('server-rendered fragments', () => {
  /** A slot that the server filled, with its distance from the top of the viewport in pixels. */
  function filledSlot(top: number): HTMLElement {
    const element = document.createElement('div');
    element.setAttribute(hydrateAttribute, '1');
    element.getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
    return element;
  }

  /** Ends loads that a test left pending, which would fail later. */
  const endings: (() => void)[] = [];
  afterEach(() => {
    for (const end of endings.splice(0)) end();
  });

  function createLoads() {
    const begun: string[] = [];
    const settle: Record<string, (how: Promise<Lifecycles>) => void> = {};
    const load = (_: PageRemote, name: string) => {
      begun.push(name);
      return new Promise<Lifecycles>((resolve) => {
        settle[name] = resolve;
        endings.push(() => resolve(createParcel()));
      });
    };
    return { begun, settle, mount: createFragmentMounter(liveWith(buildRemote()), load) };
  }

  it('below the viewport are loaded after those in the viewport are mounted', async () => {
    const { begun, settle, mount } = createLoads();
    mount('mfe-jobs:categories', filledSlot(0), {});
    mount('mfe-jobs:recent', filledSlot(window.innerHeight - 1), {});
    const below = mount('mfe-jobs:featured', filledSlot(window.innerHeight), {});
    settle['categories']?.(Promise.resolve(createParcel()));
    await new Promise((resolve) => setTimeout(resolve));
    expect(begun).toEqual(['categories', 'recent']);
    settle['recent']?.(Promise.resolve(createParcel()));
    await waitFor(() => expect(begun).toEqual(['categories', 'recent', 'featured']));
    settle['featured']?.(Promise.resolve(createParcel()));
    await expect(below.mounted).resolves.toBeUndefined();
  });

  it('below the viewport are loaded if those in the viewport fail, and immediately if none is in the viewport', async () => {
    const { begun, settle, mount } = createLoads();
    const failed = mount('mfe-jobs:categories', filledSlot(0), {});
    mount('mfe-jobs:recent', filledSlot(5000), {});
    settle['categories']?.(Promise.reject(new Error('503')));
    await expect(failed.mounted).rejects.toThrow('503');
    await waitFor(() => expect(begun).toEqual(['categories', 'recent']));
    mount('mfe-jobs:featured', filledSlot(5000), {});
    await waitFor(() => expect(begun).toEqual(['categories', 'recent', 'featured']));
  });

  it('below the viewport wait at most a second for a remote that hangs', async () => {
    jest.useFakeTimers();
    const { begun, mount } = createLoads();
    mount('mfe-jobs:categories', filledSlot(0), {});
    mount('mfe-jobs:recent', filledSlot(5000), {});
    await jest.advanceTimersByTimeAsync(999);
    expect(begun).toEqual(['categories']);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['categories', 'recent']);
    jest.useRealTimers();
  });

  it('are not delayed if their slot is empty', () => {
    const { begun, mount } = createLoads();
    const empty = filledSlot(5000);
    empty.removeAttribute(hydrateAttribute);
    mount('mfe-jobs:categories', filledSlot(0), {});
    mount('mfe-jobs:recent', empty, {});
    expect(begun).toEqual(['categories', 'recent']);
  });
});

describe('the files of a fragment', () => {
  const requested = () =>
    [...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href') ?? '');
  const addressesOf = (version: string) =>
    ['remoteEntry', 'common', 'similar'].map((name) => `http://localhost/remotes/mfe-jobs/${version}/${name}.js`);
  const remoteOf = (version: string) =>
    buildRemote({ base: `/remotes/mfe-jobs/${version}/`, exposes: { similar: ['common.js', 'similar.js'] } });

  it('are requested together', async () => {
    const load = () => Promise.resolve(createParcel());
    await createFragmentMounter(liveWith(remoteOf('1.0.1')), load)('mfe-jobs:similar', slot, {}).mounted;
    expect(requested()).toEqual(expect.arrayContaining(addressesOf('1.0.1')));
  });

  it('are requested before the page is hydrated, if the server rendered it', () => {
    const page = document.createElement('main');
    page.innerHTML = `<div data-fragment="mfe-jobs:similar" ${hydrateAttribute}="1"></div>
      <div data-fragment="mfe-jobs:app"></div><div data-fragment="mfe-nowhere:similar" ${hydrateAttribute}="1"></div>`;
    document.body.append(page);
    preloadFragments(liveWith(remoteOf('1.0.2')));
    expect(requested().filter((address) => address.includes('/1.0.2/'))).toEqual(addressesOf('1.0.2'));
    page.remove();
  });
});
