import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { limits } from 'shared-contracts';
import { DecoderFailures } from '../../decoding/decoder-failures.port.ts';
import type { DecoderProgram } from '../../decoding/decoder-process.worker.ts';
import { Decoder, sha256Of, type DecoderOptions } from '../../decoding/decoder.service.ts';
import { PicturesBusyError, PictureUnreadableError } from './profile.errors.ts';

export interface ShapingInput {
  picture: Uint8Array;
  /** Pixels. */
  side: number;
}

/** Result of `shape-picture.decoder.mjs`. `reason` is for logs. */
export type ShapingResult = { kind: 'shaped'; webp: Buffer } | { kind: 'unreadable'; reason: string };

export const shapingProgram: DecoderProgram = {
  script: join(import.meta.dirname, 'shape-picture.decoder.mjs'),
  memoryBytes: 512 * 1024 * 1024,
  cpuMs: 4_000,
  wallMs: 20_000,
};

/** A phone's photograph takes a few tenths of a second. */
const options: DecoderOptions = {
  name: 'picture',
  width: 2,
  maxWaiting: 20,
  maxWaitMs: 15_000,
  idleMs: 60_000,
  blockMs: null,
  program: shapingProgram,
};

/** Converts uploads to profile pictures, in decoder processes. */
@Injectable()
export class PictureShaper implements OnApplicationShutdown {
  private readonly logger = new Logger(PictureShaper.name);
  private readonly decoder: Decoder<ShapingInput, ShapingResult>;

  constructor(failures: DecoderFailures) {
    this.decoder = new Decoder(options, failures);
  }

  /**
   * Returns a square WebP in upright orientation, without the camera's metadata.
   * @param client Address of the uploading client.
   * @throws PictureUnreadableError, PicturesBusyError if too many pictures are queued
   */
  async shape(picture: Uint8Array, client: string): Promise<Buffer> {
    const request = { picture, side: limits.pictureSide };
    const outcome = await this.decoder.decode(request, { contentHash: sha256Of(picture), client });
    if (outcome.kind === 'busy') throw new PicturesBusyError();
    const answer = outcome.kind === 'answer' ? outcome.answer : outcome;
    if (answer.kind === 'shaped') return Buffer.from(answer.webp);
    this.logger.log(`A picture was rejected: ${answer.reason}`);
    throw new PictureUnreadableError();
  }

  /** Not in `onModuleDestroy`: requests in flight finish after that. */
  onApplicationShutdown(): void {
    this.decoder.end();
  }
}
