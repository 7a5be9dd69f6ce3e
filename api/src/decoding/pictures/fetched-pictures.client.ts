import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { imageTypeOf } from '../../untrusted/images.parser.ts';
import type { DecoderFailures, DecoderName } from '../decoder-failures.port.ts';
import { Decoder, sha256Of } from '../decoder.service.ts';

export interface PictureRequest {
  picture: Uint8Array;
  isVector: boolean;
  /** Pixels. Larger pictures are scaled down. */
  maxSide: number;
}

/** Result of `prepare-picture.decoder.mjs`. `reason` is for logs. */
export type PictureAnswer =
  | { kind: 'prepared'; contentType: string; bytes: Uint8Array }
  | { kind: 'unreadable'; reason: string };

/** JPEG, PNG or WebP that was encoded again, or an SVG that was rendered once as a check. */
interface PreparedPicture {
  contentType: string;
  bytes: Buffer;
}

export interface PictureCopy<Result> {
  fetch: (url: string) => Promise<Buffer>;
  store: (picture: PreparedPicture) => Promise<Result>;
}

export interface FetchedPicturesOptions {
  name: DecoderName;
  /** Pixels. */
  maxSide: number;
  /** Process memory in bytes, CPU time in milliseconds; see `DecoderLimits`. */
  memoryBytes?: number;
  cpuMs?: number;
}

const program = {
  script: join(import.meta.dirname, 'prepare-picture.decoder.mjs'),
  memoryBytes: 512 * 1024 * 1024,
  cpuMs: 5_000,
  wallMs: 30_000,
};

/** Background work can wait for a long time. The callers limit its amount. */
const queue = { width: 1, maxWaiting: 1_000, maxWaitMs: 10 * 60_000, idleMs: 30_000 };

/** Fetches pictures and decodes them in a separate process, which is not shared with uploads. */
export class FetchedPictures {
  private readonly logger = new Logger(FetchedPictures.name);
  private readonly decoder: Decoder<PictureRequest, PictureAnswer>;

  constructor(
    private readonly options: FetchedPicturesOptions,
    failures: DecoderFailures,
  ) {
    const { name, memoryBytes = program.memoryBytes, cpuMs = program.cpuMs } = options;
    this.decoder = new Decoder(
      { name, ...queue, blockMs: null, program: { ...program, memoryBytes, cpuMs } },
      failures,
    );
  }

  /**
   * Resolves to the result of `store`, or to null if the picture cannot be fetched, decoded or stored; the reason is logged. A blocked
   * URL is not fetched.
   */
  async copy<Result>(url: string, { fetch, store }: PictureCopy<Result>): Promise<Result | null> {
    try {
      if (await this.decoder.isUrlBlocked(url)) return null;
      return await store(await this.prepare(await fetch(url), url));
    } catch (error) {
      this.logger.warn(`No picture from ${url}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  end(): void {
    this.decoder.end();
  }

  /** @throws Error if the bytes are not a supported picture */
  private async prepare(picture: Buffer, url: string): Promise<PreparedPicture> {
    const type = imageTypeOf(picture);
    if (type === null) throw new Error('Unsupported image type');
    const request = { picture, isVector: type === 'image/svg+xml', maxSide: this.options.maxSide };
    const outcome = await this.decoder.decode(request, { contentHash: sha256Of(picture), url });
    if (outcome.kind === 'busy') throw new Error('Too many pictures are waiting');
    const answer = outcome.kind === 'answer' ? outcome.answer : outcome;
    if (answer.kind === 'prepared') return { contentType: answer.contentType, bytes: Buffer.from(answer.bytes) };
    throw new Error(answer.reason);
  }
}
