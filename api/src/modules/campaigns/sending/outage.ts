/** Longer than a restart, and shorter than anybody should have to notice by themselves. */
const longMs = 5 * 60_000;

/** Since when no mail was taken by anybody, although some were tried. */
export class Outage {
  private since: number | null = null;

  /** @param now milliseconds, never backwards */
  constructor(private readonly now: () => number = () => performance.now()) {}

  note(): void {
    this.since ??= this.now();
  }

  end(): void {
    this.since = null;
  }

  get isLong(): boolean {
    return this.since !== null && this.now() - this.since >= longMs;
  }
}
