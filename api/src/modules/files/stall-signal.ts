const checkMs = 250;

/** Aborts if the work makes no progress for `stallMs`. Call `clear` when the work is done. */
export class StallSignal {
  readonly signal: AbortSignal;
  /** Increases with the work; by default the work reports no progress. */
  progress: () => number = () => 0;
  private readonly stalled = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private lastProgress = 0;
  private progressAt = performance.now();

  /** @param also Another signal that aborts the work. */
  constructor(
    private readonly stallMs: number,
    also?: AbortSignal,
  ) {
    this.signal = also === undefined ? this.stalled.signal : AbortSignal.any([this.stalled.signal, also]);
    this.timer = setInterval(() => this.check(), checkMs);
  }

  clear(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    const progress = this.progress();
    if (progress !== this.lastProgress) this.progressAt = performance.now();
    this.lastProgress = progress;
    if (performance.now() - this.progressAt > this.stallMs) {
      this.stalled.abort(new Error(`No progress for ${this.stallMs} ms`));
    }
  }
}
