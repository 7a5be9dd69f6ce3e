import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ReactNode } from 'react';
import { DecoderFailures } from '../../../decoding/decoder-failures.port.ts';
import { Decoder, sha256Of, type DecoderOptions } from '../../../decoding/decoder.service.ts';
import { AppError } from '../../../http/index.ts';

/** The queue of drawings is full. */
export class PicturesBusyError extends AppError {
  override readonly name = 'PicturesBusyError';

  constructor() {
    super(503, 'service_unavailable', 'Too many pictures are being rendered. Try again later.');
  }
}

/** A tree of plain objects that can be sent to a process: no components and no functions. */
export interface Drawing {
  element: ReactNode;
  width: number;
  height: number;
}

/** Result of `draw-picture.decoder.mjs`. `reason` is for logs. */
export type DrawingAnswer = { kind: 'drawn'; png: Buffer } | { kind: 'failed'; reason: string };

const options: DecoderOptions = {
  name: 'share-picture',
  width: 1,
  maxWaiting: 19,
  maxWaitMs: 60_000,
  idleMs: 60_000,
  blockMs: null,
  program: {
    script: join(import.meta.dirname, 'draw-picture.decoder.mjs'),
    memoryBytes: 448 * 1024 * 1024,
    cpuMs: 5_000,
    wallMs: 20_000,
  },
};

/**
 * Draws one picture at a time in a decoder process, because drawing decodes logos. Takes 50 ms each after the process
 * has started.
 */
@Injectable()
export class PictureDrawer implements OnApplicationShutdown {
  private readonly decoder: Decoder<Drawing, DrawingAnswer>;

  constructor(failures: DecoderFailures) {
    this.decoder = new Decoder(options, failures);
  }

  /**
   * @param logoHash hash of the logo in the drawing, if any; a logo that terminated the process is not drawn again
   * @throws PicturesBusyError if the queue is full, Error if drawing fails
   */
  async draw(drawing: Drawing, logoHash: string | null): Promise<Buffer> {
    const contentHash = logoHash ?? sha256Of(Buffer.from(JSON.stringify(drawing)));
    const outcome = await this.decoder.decode(drawing, { contentHash });
    if (outcome.kind === 'busy') throw new PicturesBusyError();
    const answer = outcome.kind === 'answer' ? outcome.answer : outcome;
    if (answer.kind === 'drawn') return Buffer.from(answer.png);
    throw new Error(`The picture was not rendered: ${answer.reason}`);
  }

  /** Not in `onModuleDestroy`, because requests in progress finish after it. */
  onApplicationShutdown(): void {
    this.decoder.end();
  }
}
