/** LRU cache. Entries expire after `maxAge` milliseconds. */
export class ContentCache<Value> {
  readonly #size: number;
  readonly #maxAge: number;
  readonly #now: () => number;
  readonly #entries = new Map<string, { value: Value; since: number }>();

  constructor(size: number, maxAge: number, now: () => number = Date.now) {
    this.#size = size;
    this.#maxAge = maxAge;
    this.#now = now;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (this.#now() - entry.since > this.#maxAge) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, since: this.#now() });
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#size && oldest.done === false) this.#entries.delete(oldest.value);
  }
}
