/** A semaphore. Own code: p-limit has no permit to wait for before the work is chosen, and no `drain`. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private acquired = 0;

  constructor(private readonly count: number) {}

  /** Resolves with a permit, to be returned by `release`. */
  async acquire(): Promise<void> {
    if (this.acquired < this.count) this.acquired += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.acquired -= 1;
    else next();
  }

  /** Waits until all permits are released. Later calls of `acquire` wait forever. */
  async drain(): Promise<void> {
    for (let permit = 0; permit < this.count; permit++) await this.acquire();
  }
}
