/** Has few things done at once and lets the others wait in line. What finds the line full is not done. */
export class CountingLine {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly longest: number,
  ) {}

  /** Ends with the work, and fails with it; at once where the line is full. */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.longest) return;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      await work();
    } finally {
      this.leave();
    }
  }

  /** The place goes to who waits longest. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}
