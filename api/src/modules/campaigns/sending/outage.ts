/** Longer than a restart, and shorter than anybody should have to notice by themselves. */
const longMs = 5 * 60_000;
/** Fewer say something of their mails, and not of who carries them. */
const atLeast = 20;

/** Since when no mail was taken by anybody, although some were tried. */
export class Outage {
  private since: number | null = null;
  private tries = 0;

  /** @param now milliseconds, never backwards */
  constructor(private readonly now: () => number = () => performance.now()) {}

  note(): void {
    this.since ??= this.now();
    this.tries += 1;
  }

  end(): void {
    this.since = null;
    this.tries = 0;
  }

  get isLong(): boolean {
    return this.since !== null && this.tries >= atLeast && this.now() - this.since >= longMs;
  }
}
