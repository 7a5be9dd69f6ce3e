/** A fragment that stands in a slot, or is on its way there. */
export interface MountedFragment {
  /** Rejects where the fragment cannot be had. */
  readonly mounted: Promise<void>;
  readonly update: (props: object) => void;
  readonly unmount: () => void;
}

/** `address` names a remote and one of its fragments: `mfe-jobs:recent`. */
export type MountFragment = (address: string, slot: HTMLElement, props: object) => MountedFragment;

export interface FragmentService {
  readonly mount: MountFragment;
  /** Called by the shell, which alone knows how to load remotes. */
  readonly provide: (mount: MountFragment) => void;
}

export function createFragmentService(): FragmentService {
  let mount: MountFragment = (address) => ({
    mounted: Promise.reject(new Error(`Nobody provides fragments, so ${address} cannot be shown`)),
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
