import { join } from 'node:path';
import { AnsweringProcess } from '../../../outside/answering-process.ts';

export interface Order {
  picture: Uint8Array;
  /** Pixels. */
  side: number;
}

/** What `shape-picture.mjs` sends. `reason` is for logs. */
export type Answer = { kind: 'shaped'; webp: Buffer } | { kind: 'unreadable'; reason: string };

const script = join(import.meta.dirname, 'shape-picture.mjs');

/** A process that opens pictures, one after the other. */
export class ShapingProcess {
  private readonly process = new AnsweringProcess<Answer>(script, { serialization: 'advanced' });

  /** @param limitMs For one picture, the start included. */
  constructor(private readonly limitMs: number) {}

  /** Whether it can be used no more. */
  get hasEnded(): boolean {
    return this.process.ended !== null;
  }

  /** One at a time. A picture that takes the process down, or takes too long, is unreadable. */
  async shape(order: Order): Promise<Answer> {
    const answer = await this.process.ask(order, this.limitMs);
    return answer ?? { kind: 'unreadable', reason: `it ended the shaping: ${this.process.ended}` };
  }

  end(): void {
    this.process.kill();
  }
}
