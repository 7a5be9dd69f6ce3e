import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { DecoderPool, type DecoderPoolOptions } from './decoder-pool.ts';
import type { DecoderFailures, DecoderName } from './decoder-failures.ts';

export interface DecoderOptions extends DecoderPoolOptions {
  name: DecoderName;
  /** How long an input that ended the decoder is not decoded again; null: until an operator clears it. */
  blockMs: number | null;
}

export interface Source {
  /** SHA-256 of the bytes, hexadecimal. */
  contentHash: string;
  /** Where it was fetched. */
  url?: string;
  /** Address of the client that sent it. One client cannot occupy the decoder. */
  client?: string;
}

/** `refused`: the input ended the decoder, now or before. `reason` is for logs. */
export type Outcome<Answer> =
  { kind: 'answer'; answer: Answer } | { kind: 'refused'; reason: string } | { kind: 'busy' };

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Decodes untrusted input of one kind in a pool of limited processes, and records what ended one. */
export class Decoder<Order extends object | string, Answer> {
  private readonly logger = new Logger(Decoder.name);
  private readonly pool: DecoderPool<Order, Answer>;

  constructor(
    private readonly options: DecoderOptions,
    private readonly failures: DecoderFailures,
  ) {
    this.pool = new DecoderPool(options);
  }

  isUrlBlocked(url: string): Promise<boolean> {
    return this.failures.isUrlBlocked(this.options.name, url);
  }

  /** @throws for a failure that is not the input's fault */
  async decode(order: Order, { contentHash, url, client }: Source): Promise<Outcome<Answer>> {
    const { name, blockMs } = this.options;
    if (await this.failures.isContentBlocked(name, contentHash)) {
      return { kind: 'refused', reason: 'it ended the decoder before' };
    }
    const decoded = await this.pool.decode(order, client ?? null);
    if (decoded === null) return { kind: 'busy' };
    if (decoded.kind === 'answer') return decoded;
    if (decoded.isInputsFault) {
      this.logger.warn({ msg: 'an input ended a decoder', decoder: name, contentHash, reason: decoded.reason });
      await this.failures.record({ decoder: name, contentHash, url: url ?? null }, decoded.reason, blockMs);
    }
    return { kind: 'refused', reason: `it ended the decoder: ${decoded.reason}` };
  }

  end(): void {
    this.pool.end();
  }
}
