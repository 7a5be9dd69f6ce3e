import { waitFor } from '@testing-library/react';
import type { Lifecycles } from 'platform/shell';
import type { PageRemote } from 'shared-contracts';
import { createFragmentMounter } from './fragments';
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
