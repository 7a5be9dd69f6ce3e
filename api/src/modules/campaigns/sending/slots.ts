/** Lets so many do something at once. `Promise.race` over all of them would look at each of them every time. */
export class Slots {
  private readonly waiting: (() => void)[] = [];
  private taken = 0;

  constructor(private readonly count: number) {}

  /** Whoever has one gives it back by `free`. */
  async take(): Promise<void> {
    if (this.taken < this.count) this.taken += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  free(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken -= 1;
    else next();
  }

  /** Until all are free; whoever waits for that takes none afterwards. */
  async allFree(): Promise<void> {
    for (let slot = 0; slot < this.count; slot++) await this.take();
  }
}
