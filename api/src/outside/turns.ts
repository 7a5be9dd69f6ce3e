/** Lets so many in at once, and so many more wait for so long. */
export class BoundedSemaphore {
  private readonly waiting = new Set<() => void>();

  constructor(
    private free: number,
    private readonly maxWaiting: number,
    private readonly maxWaitMs: number,
  ) {}

  /** Whether a turn came; each that came is given back. */
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
