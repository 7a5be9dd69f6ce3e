import { Readable } from 'node:stream';
import type { BufferBudget, Holder } from './buffer-budget.ts';

/**
 * Reads an answer at the speed of the API and writes it at the speed of the client. The connection to the API is
 * released when the answer is complete. Reading pauses while `limit` bytes are in memory.
 */
export class BufferedAnswer extends Readable implements Holder {
  readonly #source: Readable;
  readonly #budget: BufferBudget;

  /** @param limit bytes of this answer in memory */
  constructor(source: Readable, limit: number, budget: BufferBudget) {
    super({ highWaterMark: limit });
    this.#source = source;
    this.#budget = budget;
    source.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) source.pause();
      if (!this.destroyed) budget.hold(this, this.readableLength);
    });
    source.once('end', () => this.push(null));
    source.once('error', (error) => this.destroy(error));
    source.once('close', () => {
      if (!source.readableEnded) this.destroy(new Error('The answer of the API ended early'));
    });
  }

  override _read(): void {
    this.#budget.hold(this, this.readableLength);
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
