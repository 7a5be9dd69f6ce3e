/** Share of deferred mails within a window above which the server counts as overloaded. Single mailboxes defer mail as well. */
const overloadShare = 0.4;
const windowMs = 1000;
/** Mails per second. Deferred mails have their own backoff, which reduces the rate further where necessary. */
const minimumRate = 5;
const growth = 1.1;
/** Unused tokens expire after this time, which prevents a burst after a pause. */
const burstMs = 100;

/**
 * Send rate of one process: a token bucket with a ceiling. The rate is halved when the server defers many mails, and grows by
 * a tenth for each second without. Custom implementation: the rate of p-throttle is fixed.
 */
export class MailRate {
  private limit: number;
  private tokens = 1;
  private refilledAt: number;
  private windowAt: number;
  private accepted = 0;
  private deferred = 0;

  /**
   * @param ceiling mails per second; Infinity: unlimited
   * @param now monotonic clock in milliseconds
   */
  constructor(
    private readonly ceiling: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.limit = ceiling;
    this.refilledAt = this.windowAt = now();
  }

  /** Mails per second. */
  get current(): number {
    return this.limit;
  }

  /** Takes a token for one mail and returns 0, or returns the milliseconds to wait before the next call. */
  take(): number {
    this.updateWindow();
    if (this.limit === Infinity) return 0;
    const at = this.now();
    const most = Math.max(1, (this.limit * burstMs) / 1000);
    this.tokens = Math.min(most, this.tokens + ((at - this.refilledAt) * this.limit) / 1000);
    this.refilledAt = at;
    if (this.tokens < 1) return Math.ceil(((1 - this.tokens) * 1000) / this.limit);
    this.tokens -= 1;
    return 0;
  }

  recordAccepted(): void {
    this.accepted += 1;
  }

  /** The server deferred the mail or was unreachable. */
  recordDeferral(): void {
    this.deferred += 1;
  }

  private updateWindow(): void {
    const ms = this.now() - this.windowAt;
    if (ms < windowMs || this.accepted + this.deferred === 0) return;
    const all = this.accepted + this.deferred;
    if (this.deferred > overloadShare * all) this.slowDown((all * 1000) / ms);
    else this.limit = Math.min(this.ceiling, this.limit * growth);
    this.windowAt = this.now();
    this.accepted = this.deferred = 0;
  }

  private slowDown(tried: number): void {
    this.limit = Math.max(minimumRate, Math.min(this.limit, tried) / 2);
    this.refilledAt = this.now();
    this.tokens = Math.min(this.tokens, 1);
  }
}

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
