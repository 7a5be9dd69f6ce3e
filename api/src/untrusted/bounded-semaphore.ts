/** A semaphore with a limit on the number of waiting callers and on their waiting time. */
export class BoundedSemaphore {
  private readonly waiting = new Set<() => void>();

  constructor(
    private free: number,
    private readonly maxWaiting: number,
    private readonly maxWaitMs: number,
  ) {}

  /** Resolves to whether a permit was acquired, which must be released. */
  acquire(): Promise<boolean> {
    if (this.free > 0) {
      this.free--;
      return Promise.resolve(true);
    }
    return this.waiting.size < this.maxWaiting ? this.wait() : Promise.resolve(false);
  }

  release(): void {
    const [next] = this.waiting;
    if (next === undefined) this.free++;
    else next();
  }

  private wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (acquired: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(grant);
        resolve(acquired);
      };
      const grant = () => settle(true);
      const timer = setTimeout(() => settle(false), this.maxWaitMs);
      this.waiting.add(grant);
    });
  }
}
