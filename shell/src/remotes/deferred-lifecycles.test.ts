import type { Lifecycles } from 'platform/shell';
import { createDeferredLifecycles, type RemoteState } from './deferred-lifecycles';

const props = { domElement: document.createElement('div') };

function createScene(load: () => Promise<Lifecycles>) {
  const shown: (RemoteState | 'nothing')[] = [];
  let retry = () => {};
  const report = jest.fn();
  const remote = createDeferredLifecycles({
    load,
    report,
    status: {
      show(state, again) {
        shown.push(state);
        retry = again;
      },
      clear: () => void (shown.at(-1) !== 'nothing' && shown.length > 0 && shown.push('nothing')),
    },
  });
  return { remote, shown, report, retry: () => retry() };
}

const createLifecyclesDouble = () => ({
  bootstrap: jest.fn(() => Promise.resolve()),
  mount: jest.fn(() => Promise.resolve()),
  update: jest.fn(() => Promise.resolve()),
  unmount: jest.fn(() => Promise.resolve()),
});

const never = () => new Promise<Lifecycles>(() => {});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe("a remote that loads outside single-spa's queue", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('mounts without a status when it is already loaded', async () => {
    const inner = createLifecyclesDouble();
    const { remote, shown } = createScene(() => Promise.resolve(inner));
    await remote.mount(props);
    await pass(20_000);
    expect(inner.mount).toHaveBeenCalledWith(props);
    expect(shown).toEqual([]);
  });

  it('never blocks single-spa, even when loading hangs', async () => {
    const { remote } = createScene(never);
    await expect(remote.mount(props)).resolves.toBeUndefined();
    await expect(remote.unmount(props)).resolves.toBeUndefined();
  });

  it('shows a skeleton after 150 ms and a panel after 12 s', async () => {
    const { remote, shown, report } = createScene(never);
    await remote.mount(props);
    await pass(149);
    expect(shown).toEqual([]);
    await pass(1);
    expect(shown).toEqual(['loading']);
    await pass(11_850);
    expect(shown.at(-1)).toBe('failed');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('shows the panel immediately when loading fails, and can be retried', async () => {
    const inner = createLifecyclesDouble();
    const load = jest.fn<Promise<Lifecycles>, []>().mockRejectedValueOnce(new Error('503')).mockResolvedValue(inner);
    const { remote, shown, retry } = createScene(load);
    await remote.mount(props);
    await pass(0);
    expect(shown).toEqual(['failed']);
    retry();
    await pass(0);
    expect(inner.mount).toHaveBeenCalledTimes(1);
    expect(shown.at(-1)).toBe('nothing');
  });

  it('discards a remote that loads after it is unmounted', async () => {
    const inner = createLifecyclesDouble();
    let arrive = (_: Lifecycles) => {};
    const { remote, shown } = createScene(() => new Promise((resolve) => (arrive = resolve)));
    await remote.mount(props);
    await remote.unmount(props);
    arrive(inner);
    await pass(20_000);
    expect(inner.mount).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
  });

  it('discards a remote that loads after the panel is shown', async () => {
    const inner = createLifecyclesDouble();
    let arrive = (_: Lifecycles) => {};
    const { remote, shown } = createScene(() => new Promise((resolve) => (arrive = resolve)));
    await remote.mount(props);
    await pass(12_000);
    arrive(inner);
    await pass(0);
    expect(inner.mount).not.toHaveBeenCalled();
    expect(shown.at(-1)).toBe('failed');
  });

  it("shows the panel when the remote's mount rejects or hangs", async () => {
    const throwing = { ...createLifecyclesDouble(), mount: () => Promise.reject(new Error('mount')) };
    const first = createScene(() => Promise.resolve(throwing));
    await first.remote.mount(props);
    await pass(0);
    expect(first.shown.at(-1)).toBe('failed');

    const hanging = { ...createLifecyclesDouble(), mount: () => new Promise<void>(() => {}) };
    const second = createScene(() => Promise.resolve(hanging));
    await second.remote.mount(props);
    await pass(12_000);
    expect(second.shown.at(-1)).toBe('failed');
  });

  it('tolerates a rejected unmount', async () => {
    const inner = { ...createLifecyclesDouble(), unmount: () => Promise.reject(new Error('unmount')) };
    const { remote, report } = createScene(() => Promise.resolve(inner));
    await remote.mount(props);
    await pass(0);
    await expect(remote.unmount(props)).resolves.toBeUndefined();
    expect(report).toHaveBeenCalledTimes(1);
  });
});
