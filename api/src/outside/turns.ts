/** Lets so many in at once, and so many more wait for so long. */
export class Turns {
  private readonly waiting = new Set<() => void>();

  constructor(
    private free: number,
    private readonly maxWaiting: number,
    private readonly maxWaitMs: number,
  ) {}

  /** Whether a turn came; each that came is given back. */
  take(): Promise<boolean> {
    if (this.free > 0) {
      this.free--;
      return Promise.resolve(true);
    }
    return this.waiting.size < this.maxWaiting ? this.wait() : Promise.resolve(false);
  }

  giveBack(): void {
    const [next] = this.waiting;
    if (next === undefined) this.free++;
    else next();
  }

  private wait(): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (came: boolean) => {
        clearTimeout(late);
        this.waiting.delete(enter);
        resolve(came);
      };
      const enter = () => settle(true);
      const late = setTimeout(() => settle(false), this.maxWaitMs);
      this.waiting.add(enter);
    });
  }
}
