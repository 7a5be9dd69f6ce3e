/** Consecutive failures after which the breaker opens. */
const limit = 3;
/** Milliseconds: the pause after crashes doubles up to this one. */
const longestPause = 3_600_000;

/**
 * Circuit breaker: opens after three consecutive failures, so that no page waits for the entry. One success resets it. It opens at once
 * when the entry ended the process of all entries, for twice as long each time.
 * Custom implementation: cockatiel's breaker counts only calls that it executes, so the crash of a process cannot open it; after its
 * pause, callers wait for a trial call, and its state remains `Open` until then.
 */
export class Breaker {
  readonly #pause: number;
  readonly #now: () => number;
  readonly #failures = new Map<string, { count: number; openUntil: number }>();
  readonly #crashes = new Map<string, { count: number; openUntil: number }>();

  constructor(pause: number, now: () => number = Date.now) {
    this.#pause = pause;
    this.#now = now;
  }

  isOpen(key: string): boolean {
    const openUntil = [this.#failures, this.#crashes].map((causes) => causes.get(key)?.openUntil ?? 0);
    return Math.max(...openUntil) > this.#now();
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }

  /** True when this failure opens the breaker. */
  failed(key: string): boolean {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    const isOpened = count >= limit;
    // The first failure after the pause opens it again.
    this.#failures.set(
      key,
      isOpened ? { count: limit - 1, openUntil: this.#now() + this.#pause } : { count, openUntil: 0 },
    );
    return isOpened;
  }

  /** Opens the breaker for an entry that ended the process. The number of crashes is reset by an hour without one, not by a success. */
  crashed(key: string): void {
    const last = this.#crashes.get(key);
    const isRepeated = last !== undefined && this.#now() < last.openUntil + longestPause;
    const count = isRepeated ? last.count + 1 : 1;
    const pause = Math.min(longestPause, this.#pause * 2 ** (count - 1));
    this.#crashes.set(key, { count, openUntil: this.#now() + pause });
  }
}
