const checkMs = 250;

/** Aborts once work has made no progress for `stallMs`. `clear` it when the work is done. */
export class StallSignal {
  readonly signal: AbortSignal;
  /** Grows with the work; none: the work has only an end. */
  progress: () => number = () => 0;
  private readonly stalled = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private lastProgress = 0;
  private progressAt = performance.now();

  /** @param also Another signal that ends the work. */
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
