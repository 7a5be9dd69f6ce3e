/** Failures in a row after which an entry is left alone. */
const limit = 3;

/** Leaves alone what failed three times in a row, so that no page waits for it; one success forgets everything. */
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

  /** True when this failure is the one that opens it. */
  failed(key: string): boolean {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    if (count >= limit) return this.trip(key);
    this.#failures.set(key, { count, openUntil: 0 });
    return false;
  }

  /** Opens at once: for what took a whole process down before it answered anything. */
  trip(key: string): true {
    this.#failures.set(key, { count: limit - 1, openUntil: this.#now() + this.#pause });
    return true;
  }
}
