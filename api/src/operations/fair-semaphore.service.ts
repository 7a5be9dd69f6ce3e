interface Waiter {
  client: string | null;
  enter: () => void;
}

export interface FairSemaphoreOptions {
  /** Permits. */
  width: number;
  maxWaiting: number;
  maxWaitMs: number;
}

/**
 * A semaphore with a limit on the number of waiting callers and on their waiting time. One client cannot occupy it: a client has
 * all permits but one at most, and a quarter of the places in the queue. Callers without a client (`null`) have no share of their own.
 * Custom implementation: p-limit, p-queue, async-sema and cockatiel's bulkhead have one queue for all callers, without shares of clients or a limit
 * of the wait.
 */
export class FairSemaphore {
  private readonly waiting = new Set<Waiter>();
  private readonly permits: (string | null)[] = [];

  constructor(private readonly options: FairSemaphoreOptions) {}

  /** Whether a permit was granted; it is returned by `release` with the same client. */
  acquire(client: string | null = null): Promise<boolean> {
    if (this.mayEnter(client)) {
      this.permits.push(client);
      return Promise.resolve(true);
    }
    return this.mayWait(client) ? this.wait(client) : Promise.resolve(false);
  }

  release(client: string | null = null): void {
    this.permits.splice(this.permits.indexOf(client), 1);
    for (const waiter of this.waiting) {
      if (this.mayEnter(waiter.client)) return waiter.enter();
    }
  }

  private mayEnter(client: string | null): boolean {
    const { width } = this.options;
    if (this.permits.length >= width) return false;
    return client === null || this.permits.filter((one) => one === client).length < Math.max(1, width - 1);
  }

  private mayWait(client: string | null): boolean {
    const { maxWaiting } = this.options;
    if (this.waiting.size >= maxWaiting) return false;
    const own = [...this.waiting].filter((waiter) => waiter.client === client).length;
    return client === null || own < Math.ceil(maxWaiting / 4);
  }

  private wait(client: string | null): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isGranted: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(waiter);
        if (isGranted) this.permits.push(client);
        resolve(isGranted);
      };
      const waiter = { client, enter: () => settle(true) };
      const timer = setTimeout(() => settle(false), this.options.maxWaitMs);
      this.waiting.add(waiter);
    });
  }
}
