import { Readable } from 'node:stream';

/** A request or response whose bytes are buffered in memory for a slow client. */
export interface BufferedTransfer {
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
  readonly #bufferedBytes = new Map<BufferedTransfer, number>();
  #total = 0;

  /** @param limit bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Buffered bytes of all transfers. */
  get total(): number {
    return this.#total;
  }

  /** Sets the number of bytes that a transfer buffers now. */
  record(transfer: BufferedTransfer, bytes: number): void {
    this.#total += bytes - (this.#bufferedBytes.get(transfer) ?? 0);
    this.#bufferedBytes.set(transfer, bytes);
    if (this.#total > this.#limit) this.#evictOldest();
  }

  release(transfer: BufferedTransfer): void {
    this.#total -= this.#bufferedBytes.get(transfer) ?? 0;
    this.#bufferedBytes.delete(transfer);
  }

  #evictOldest(): void {
    for (const [transfer, bytes] of this.#bufferedBytes) {
      if (this.#total <= this.#limit) return;
      if (bytes === 0) continue;
      this.release(transfer);
      transfer.evict();
    }
  }
}

/**
 * Reads an answer at the speed of the API and writes it at the speed of the client. The connection to the API is
 * released when the answer is complete. Reading pauses while `limit` bytes are in memory.
 */
export class BufferedAnswer extends Readable implements BufferedTransfer {
  readonly #source: Readable;
  readonly #budget: BufferBudget;

  /** @param limit bytes of this answer in memory */
  constructor(source: Readable, limit: number, budget: BufferBudget) {
    super({ highWaterMark: limit });
    this.#source = source;
    this.#budget = budget;
    source.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) source.pause();
      if (!this.destroyed) budget.record(this, this.readableLength);
    });
    source.once('end', () => this.push(null));
    source.once('error', (error) => this.destroy(error));
    source.once('close', () => {
      if (!source.readableEnded) this.destroy(new Error('The answer of the API ended early'));
    });
  }

  override _read(): void {
    this.#budget.record(this, this.readableLength);
    this.#source.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#budget.release(this);
    this.#source.destroy();
    done(error);
  }

  evict(): void {
    this.destroy(new Error('Too many answers wait for slow clients'));
  }
}
