/** A transfer that buffers bytes in memory for its slower side. */
export interface Holder {
  /** Ends the transfer and releases its bytes. */
  evict: () => void;
}

/**
 * Limits the memory of all buffered transfers together. Above the limit, the oldest transfers are ended first: a client that
 * sends or reads at a normal speed is never among them for long.
 */
export class BufferBudget {
  readonly #limit: number;
  /** In the order of their start. */
  readonly #held = new Map<Holder, number>();
  #total = 0;

  /** @param limit bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Bytes that all transfers hold. */
  get total(): number {
    return this.#total;
  }

  /** Records how many bytes a transfer holds now. */
  hold(holder: Holder, bytes: number): void {
    this.#total += bytes - (this.#held.get(holder) ?? 0);
    this.#held.set(holder, bytes);
    if (this.#total > this.#limit) this.#evictOldest();
  }

  release(holder: Holder): void {
    this.#total -= this.#held.get(holder) ?? 0;
    this.#held.delete(holder);
  }

  #evictOldest(): void {
    for (const [holder, bytes] of this.#held) {
      if (this.#total <= this.#limit) return;
      if (bytes === 0) continue;
      this.release(holder);
      holder.evict();
    }
  }
}
