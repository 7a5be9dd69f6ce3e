import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { MountedFragment, MountFragment } from 'platform/shell';
import {
  fragmentAttribute,
  fragmentsIn,
  hydrateAttribute,
  PlatformError,
  type FragmentAddress,
  type FragmentSlot,
  type PageRemote,
} from 'shared-contracts';
import { failedAfter } from './deferred-lifecycles';
import type { LiveRegistry } from './live-registry';
import { LoadOrder } from './load-order';
import type { LoadRemote } from './loader';
import { filesOf, preloadScript } from './remote-files';

interface ParcelProps {
  domElement: HTMLElement;
  version: string;
  props: object;
}

/** Mounts parts of remotes as single-spa parcels. */
export function createFragmentMounter({ get, remoteOf }: LiveRegistry, load: LoadRemote): MountFragment {
  const order = new LoadOrder();
  return (of, domElement, props) => {
    const address = isAddress(of) ? of : fragmentsIn(of, get().remotes)[0]?.address;
    if (address === undefined) return missing(of);
    const [id = '', name = ''] = address.split(':');
    const remote = remoteOf(id);
    if (remote === undefined) return missing(address);
    const { version } = remote;
    preloadFiles(remote, name);
    const config: ParcelConfig<ParcelProps> = () =>
      order.schedule(domElement, () => withDeadline(load(remote, name), address));
    const fragment = follow(mountRootParcel<ParcelProps>(config, { domElement, version, props }), {
      domElement,
      version,
    });
    order.follow(domElement, fragment.mounted);
    return fragment;
  };
}

/** Requests the files of the fragments in the content of the server, which are mounted only after their page is hydrated. */
export function preloadFragments({ remoteOf }: LiveRegistry): void {
  for (const slot of document.querySelectorAll(`[${fragmentAttribute}][${hydrateAttribute}]`)) {
    const [id = '', name = ''] = slot.getAttribute(fragmentAttribute)?.split(':') ?? [];
    const remote = remoteOf(id);
    if (remote !== undefined) preloadFiles(remote, name);
  }
}

/** All files at once; otherwise the entry is executed before the others are requested. */
function preloadFiles(remote: PageRemote, name: string): void {
  for (const file of filesOf(remote, name)) preloadScript(remote, file);
}

const isAddress = (of: FragmentAddress | FragmentSlot): of is FragmentAddress => of.includes(':');

const missing = (address: string): MountedFragment => ({
  mounted: Promise.reject(new PlatformError('TP-103', address)),
  update() {},
  unmount() {},
});

const ignore = () => {};

function follow(parcel: Parcel<ParcelProps>, fixed: Omit<ParcelProps, 'props'>): MountedFragment {
  // Each of them rejects separately; the caller is notified through `mounted`.
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) promise.catch(ignore);
  const mounted = parcel.mountPromise.then(ignore);
  const whenMounted = (action: () => Promise<unknown> | undefined) => {
    void mounted.then(() => (parcel.getStatus() === 'MOUNTED' ? action() : undefined)).catch(ignore);
  };
  return {
    mounted,
    update: (props) => whenMounted(() => parcel.update?.({ ...fixed, props })),
    unmount: () => whenMounted(() => parcel.unmount()),
  };
}

/** Custom implementation for its size: cockatiel and p-timeout would be in the bundle of every page. */
function withDeadline<Value>(promise: Promise<Value>, address: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new PlatformError('TP-203', address));
    const timer = setTimeout(late, failedAfter);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
