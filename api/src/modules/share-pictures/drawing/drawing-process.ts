import { join } from 'node:path';
import type { ReactNode } from 'react';
import { AnsweringProcess } from '../../../outside/answering-process.ts';

/** A tree of plain objects, so that it can be sent: no components, no functions. */
export interface Drawing {
  element: ReactNode;
  width: number;
  height: number;
}

/** What `draw-picture.mjs` sends. */
export type Answer = { kind: 'drawn'; png: Buffer } | { kind: 'failed'; reason: string };

const script = join(import.meta.dirname, 'draw-picture.mjs');

/**
 * A process that draws pictures, one after the other: half a second of work when it is new, some 50 ms afterwards, and
 * strangers' logos in it.
 */
export class DrawingProcess {
  private readonly process = new AnsweringProcess<Answer>(script, { serialization: 'advanced' });

  /** @param limitMs For one picture, the start included. */
  constructor(private readonly limitMs: number) {}

  /** Whether it can be used no more. */
  get hasEnded(): boolean {
    return this.process.ended !== null;
  }

  /** One at a time. @throws when it cannot be drawn, or takes too long */
  async draw(drawing: Drawing): Promise<Buffer> {
    const answer = await this.process.ask(drawing, this.limitMs);
    if (answer?.kind === 'drawn') return answer.png;
    throw new Error(`The picture was not drawn: ${answer?.reason ?? this.process.ended}`);
  }

  end(): void {
    this.process.kill();
  }
}
