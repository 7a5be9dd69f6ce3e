import { loadingAfter, type Lifecycles, type RemoteMountProps } from 'platform/shell';
import { PlatformError, platformErrorCode, toPlatformError, type PlatformErrorCode } from 'shared-contracts';

/** The status that is shown while a remote is not mounted. */
export type RemoteState = 'loading' | 'failed';

export interface RemoteStatusView {
  show(state: RemoteState, retry: () => void, code?: PlatformErrorCode): void;
  clear(): void;
}

interface DeferredOptions {
  load: () => Promise<Lifecycles<RemoteMountProps>>;
  status: RemoteStatusView;
  report: (error: unknown) => void;
}

type DeferredLifecycles = Pick<Lifecycles<RemoteMountProps>, 'bootstrap' | 'mount' | 'unmount'>;

/** Milliseconds until the panel with retry is shown. */
export const failedAfter = 12_000;

class DeferredRemote implements DeferredLifecycles {
  readonly #options: DeferredOptions;
  /** Incremented with every visit: pending work of an earlier visit is discarded. */
  #visit = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #mounted: Pick<Lifecycles<RemoteMountProps>, 'unmount'> | null = null;

  constructor(options: DeferredOptions) {
    this.#options = options;
  }

  bootstrap = () => Promise.resolve();

  mount = (props: RemoteMountProps) => {
    void this.#enter(props);
    return Promise.resolve();
  };

  unmount = async (props: RemoteMountProps) => {
    this.#endVisit();
    const mounted = this.#mounted;
    this.#mounted = null;
    try {
      await mounted?.unmount(props);
    } catch (error) {
      this.#options.report(toPlatformError('TP-505', error));
    }
  };

  async #enter(props: RemoteMountProps) {
    const visit = this.#endVisit();
    const isCurrent = () => visit === this.#visit;
    this.#startTimers(props);
    try {
      const lifecycles = await this.#options.load();
      if (!isCurrent()) return;
      await lifecycles.bootstrap();
      if (!isCurrent()) return;
      this.#mounted = lifecycles;
      await lifecycles.mount(props);
      if (isCurrent()) this.#settle();
    } catch (error) {
      if (isCurrent()) this.#fail(toPlatformError('TP-501', error), props);
    }
  }

  #startTimers(props: RemoteMountProps) {
    const retry = () => this.#retry(props);
    const { status } = this.#options;
    this.#timers = [
      setTimeout(() => status.show('loading', retry), loadingAfter),
      setTimeout(() => this.#fail(new PlatformError('TP-203', 'The remote did not load in time'), props), failedAfter),
    ];
  }

  #fail(error: unknown, props: RemoteMountProps) {
    this.#endVisit();
    this.#options.report(error);
    this.#options.status.show('failed', () => this.#retry(props), platformErrorCode(error));
  }

  #retry(props: RemoteMountProps) {
    this.#options.status.clear();
    void this.#enter(props);
  }

  #settle() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#options.status.clear();
  }

  /** Returns the number of the visit that may start now. */
  #endVisit(): number {
    this.#settle();
    this.#visit += 1;
    return this.#visit;
  }
}

/**
 * Lifecycles that are available to single-spa immediately. If single-spa awaited the loading itself, one hung remote
 * would block every later navigation. Here loading runs outside its queue, and a finished visit has no effect.
 */
export function createDeferredLifecycles(options: DeferredOptions): DeferredLifecycles {
  return new DeferredRemote(options);
}
