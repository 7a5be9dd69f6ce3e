import { PlatformError, type FragmentAddress, type FragmentSlot } from 'shared-contracts';

/** A fragment that is mounted in a slot or is being loaded. */
export interface MountedFragment {
  /** Rejects if the fragment cannot be loaded. */
  readonly mounted: Promise<void>;
  readonly update: (props: object) => void;
  readonly unmount: () => void;
}

/** `of`: remote and fragment, `mfe-jobs:recent`, or a slot for one fragment. */
export type MountFragment = (of: FragmentAddress | FragmentSlot, slot: HTMLElement, props: object) => MountedFragment;

export interface FragmentService {
  readonly mount: MountFragment;
  /** Called by the shell, which loads remotes. */
  readonly provide: (mount: MountFragment) => void;
}

export function createFragmentService(): FragmentService {
  let mount: MountFragment = (address) => ({
    mounted: Promise.reject(new PlatformError('TP-104', address)),
    update() {},
    unmount() {},
  });
  return {
    mount: (address, slot, props) => mount(address, slot, props),
    provide(provided) {
      mount = provided;
    },
  };
}
