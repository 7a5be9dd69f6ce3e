import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DecoderFailures } from '../../../decoding/decoder-failures.port.ts';
import { Decoder, sha256Of, type DecoderOptions } from '../../../decoding/decoder.service.ts';

/** Result of `read-feed.decoder.mjs`: JSON with texts of limited length, not validated; null if it is not a list. */
export type FeedAnswer = { kind: 'read'; body: readonly unknown[] | null } | { kind: 'malformed' };

/** The response is not JSON, for example an HTML page. */
export class MalformedFeedError extends Error {
  override readonly name = 'MalformedFeedError';

  constructor() {
    super('The feed is not valid JSON');
  }
}

const hour = 60 * 60_000;

const options: DecoderOptions = {
  name: 'blog-feed',
  width: 1,
  maxWaiting: 10,
  maxWaitMs: 60_000,
  idleMs: 10_000,
  // The content of a feed's URL changes, so the block is limited.
  blockMs: hour,
  program: {
    script: join(import.meta.dirname, 'read-feed.decoder.mjs'),
    memoryBytes: 256 * 1024 * 1024,
    cpuMs: 3_000,
    wallMs: 20_000,
  },
};

/** Parses the JSON of feeds in a decoder process. */
@Injectable()
export class FeedDecoder implements OnApplicationShutdown {
  private readonly decoder: Decoder<Uint8Array, FeedAnswer>;

  constructor(failures: DecoderFailures) {
    this.decoder = new Decoder(options, failures);
  }

  /** Whether the feed ended the decoder within the last hour. */
  isBlocked(url: string): Promise<boolean> {
    return this.decoder.isUrlBlocked(url);
  }

  /** @throws MalformedFeedError, Error if the decoder was ended or is busy */
  async decode(bytes: Buffer, url: string): Promise<readonly unknown[] | null> {
    const outcome = await this.decoder.decode(bytes, { contentHash: sha256Of(bytes), url });
    if (outcome.kind === 'busy') throw new Error('Too many feeds are being decoded');
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
    if (outcome.answer.kind === 'malformed') throw new MalformedFeedError();
    return outcome.answer.body;
  }

  onApplicationShutdown(): void {
    this.decoder.end();
  }
}
