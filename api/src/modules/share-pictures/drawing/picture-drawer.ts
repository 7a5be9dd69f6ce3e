import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ReactNode } from 'react';
import { DecoderFailures } from '../../../decoding/decoder-failures.ts';
import { Decoder, sha256Of, type DecoderOptions } from '../../../decoding/decoder.ts';
import { PicturesBusyError } from '../share-pictures.errors.ts';

/** A tree of plain objects, which can be sent to a process: no components, no functions. */
export interface Drawing {
  element: ReactNode;
  width: number;
  height: number;
}

/** What `draw-picture.mjs` answers. `reason` is for logs. */
export type DrawingAnswer = { kind: 'drawn'; png: Buffer } | { kind: 'failed'; reason: string };

const options: DecoderOptions = {
  name: 'share-picture',
  width: 1,
  maxWaiting: 19,
  maxWaitMs: 60_000,
  idleMs: 60_000,
  blockMs: null,
  program: {
    script: join(import.meta.dirname, 'draw-picture.mjs'),
    memoryBytes: 448 * 1024 * 1024,
    cpuMs: 5_000,
    wallMs: 20_000,
  },
};

/** Draws one picture at a time in a decoder process, since it decodes logos: 50 ms each once the process has started. */
@Injectable()
export class PictureDrawer implements OnApplicationShutdown {
  private readonly decoder: Decoder<Drawing, DrawingAnswer>;

  constructor(failures: DecoderFailures) {
    this.decoder = new Decoder(options, failures);
  }

  /**
   * @param logoHash Of the logo in the drawing, if any: one that ended the process is not drawn again.
   * @throws PicturesBusyError when too many others wait, Error when it cannot be drawn
   */
  async draw(drawing: Drawing, logoHash: string | null): Promise<Buffer> {
    const contentHash = logoHash ?? sha256Of(Buffer.from(JSON.stringify(drawing)));
    const outcome = await this.decoder.decode(drawing, { contentHash });
    if (outcome.kind === 'busy') throw new PicturesBusyError();
    const answer = outcome.kind === 'answer' ? outcome.answer : outcome;
    if (answer.kind === 'drawn') return Buffer.from(answer.png);
    throw new Error(`The picture was not drawn: ${answer.reason}`);
  }

  /** Not at `onModuleDestroy`: requests in flight still finish after that. */
  onApplicationShutdown(): void {
    this.decoder.end();
  }
}
