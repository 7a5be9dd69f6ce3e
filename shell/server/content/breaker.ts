/** Consecutive failures after which the breaker opens. */
const limit = 3;

/**
 * Circuit breaker: opens after three consecutive failures, so that no page waits for the entry. One success resets it.
 * Custom implementation: cockatiel's breaker counts only calls that it executes, so the crash of a process cannot open it; after its
 * pause, callers wait for a trial call, and its state remains `Open` until then.
 */
export class Breaker {
  readonly #pause: number;
  readonly #now: () => number;
  readonly #failures = new Map<string, { count: number; openUntil: number }>();

  constructor(pause: number, now: () => number = Date.now) {
    this.#pause = pause;
    this.#now = now;
  }

  isOpen(key: string): boolean {
    return (this.#failures.get(key)?.openUntil ?? 0) > this.#now();
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }

  /** True when this failure opens the breaker. */
  failed(key: string): boolean {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    if (count >= limit) return this.trip(key);
    this.#failures.set(key, { count, openUntil: 0 });
    return false;
  }

  /** Opens the breaker immediately, for an entry that crashed the process before it answered. */
  trip(key: string): true {
    this.#failures.set(key, { count: limit - 1, openUntil: this.#now() + this.#pause });
    return true;
  }
}
