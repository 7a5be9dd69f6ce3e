/** Share of mails within a second that a server has to put off before it is taken to be overrun. Single mailboxes are put off too. */
const tooManyPutOff = 0.4;
const windowMs = 1000;
/** Mails that were put off wait by themselves, longer each time: that slows down further where it has to. */
const slowest = 5;
const growth = 1.1;
/** What has not been used is kept for so long, and no longer: no rush after a pause. */
const savedMs = 100;

/**
 * How fast mails may leave one process: a token bucket under a ceiling. A server that puts off many of them halves it, and
 * each second in which that does not happen gives a tenth back.
 */
export class MailRate {
  private limit: number;
  private tokens = 1;
  private filledAt: number;
  private windowAt: number;
  private taken = 0;
  private putOff = 0;

  /**
   * @param ceiling mails a second; Infinity: as fast as they are taken
   * @param now milliseconds, never backwards
   */
  constructor(
    private readonly ceiling: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.limit = ceiling;
    this.filledAt = this.windowAt = now();
  }

  /** Mails a second. */
  get current(): number {
    return this.limit;
  }

  /** Takes leave to send one mail; the milliseconds after which to ask again where there is none now. */
  take(): number {
    this.turnWindow();
    if (this.limit === Infinity) return 0;
    const at = this.now();
    const most = Math.max(1, (this.limit * savedMs) / 1000);
    this.tokens = Math.min(most, this.tokens + ((at - this.filledAt) * this.limit) / 1000);
    this.filledAt = at;
    if (this.tokens < 1) return Math.ceil(((1 - this.tokens) * 1000) / this.limit);
    this.tokens -= 1;
    return 0;
  }

  noteTaken(): void {
    this.taken += 1;
  }

  /** Not now, or not reachable. */
  notePutOff(): void {
    this.putOff += 1;
  }

  private turnWindow(): void {
    const ms = this.now() - this.windowAt;
    if (ms < windowMs || this.taken + this.putOff === 0) return;
    const all = this.taken + this.putOff;
    if (this.putOff > tooManyPutOff * all) this.slowDown((all * 1000) / ms);
    else this.limit = Math.min(this.ceiling, this.limit * growth);
    this.windowAt = this.now();
    this.taken = this.putOff = 0;
  }

  private slowDown(tried: number): void {
    this.limit = Math.max(slowest, Math.min(this.limit, tried) / 2);
    this.filledAt = this.now();
    this.tokens = Math.min(this.tokens, 1);
  }
}
