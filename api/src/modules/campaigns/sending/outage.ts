/** Longer than a restart of the server. */
const longMs = 5 * 60_000;
/** Fewer failures may be caused by the mails rather than by the server. */
const minimumFailures = 20;

/** Detects that no mail has been accepted although mails were tried. */
export class Outage {
  private since: number | null = null;
  private failures = 0;

  /** @param now monotonic clock in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  recordFailure(): void {
    this.since ??= this.now();
    this.failures += 1;
  }

  end(): void {
    this.since = null;
    this.failures = 0;
  }

  get isLong(): boolean {
    return this.since !== null && this.failures >= minimumFailures && this.now() - this.since >= longMs;
  }
}
