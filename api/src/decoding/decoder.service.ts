import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { FairSemaphore, type FairSemaphoreOptions } from '../operations/fair-semaphore.service.ts';
import type { DecoderFailures, DecoderName } from './decoder-failures.port.ts';
import { DecoderProcess, type Decoded, type DecoderProgram } from './decoder-process.worker.ts';

export interface DecoderPoolOptions extends FairSemaphoreOptions {
  program: DecoderProgram;
  /** Idle time in milliseconds after which all processes are ended. */
  idleMs: number;
}

/** At most `width` processes, started on demand. A process that an input ended is replaced for the next input. */
export class DecoderPool<Request extends object | string, Answer> {
  private readonly semaphore: FairSemaphore;
  private readonly idle: DecoderProcess<Request, Answer>[] = [];
  private readonly busy = new Set<DecoderProcess<Request, Answer>>();
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(private readonly options: DecoderPoolOptions) {
    this.semaphore = new FairSemaphore(options);
  }

  /**
   * Null: the queue is full, or the wait was too long.
   * @throws Error for a failure that is not the input's fault
   */
  async decode(request: Request, client: string | null): Promise<Decoded<Answer> | null> {
    if (!(await this.semaphore.acquire(client))) return null;
    try {
      return await this.decodeNow(request);
    } finally {
      this.semaphore.release(client);
    }
  }

  /** Ends all processes, including busy ones. */
  end(): void {
    clearTimeout(this.idleTimer);
    for (const one of [...this.idle, ...this.busy]) one.end();
  }

  private async decodeNow(request: Request): Promise<Decoded<Answer>> {
    const one = this.takeIdle() ?? (await DecoderProcess.start<Request, Answer>(this.options.program));
    this.busy.add(one);
    try {
      return await one.decode(request);
    } finally {
      this.busy.delete(one);
      this.idle.push(one);
      this.endWhenIdle();
    }
  }

  private takeIdle(): DecoderProcess<Request, Answer> | null {
    const one = this.idle.pop();
    return one?.hasEnded ? this.takeIdle() : (one ?? null);
  }

  private endWhenIdle(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => {
      for (const one of this.idle.splice(0)) one.end();
    }, this.options.idleMs).unref();
  }
}

export interface DecoderOptions extends DecoderPoolOptions {
  name: DecoderName;
  /** Milliseconds that an input which ended the decoder is blocked; null: until an operator clears it. */
  blockMs: number | null;
}

interface Source {
  /** SHA-256 of the bytes, hexadecimal. */
  contentHash: string;
  /** URL that it was fetched from. */
  url?: string;
  /** Address of the client, which cannot occupy the whole decoder. */
  client?: string;
}

/** `refused`: the input ended the decoder, now or earlier. `reason` is for logs. */
type Outcome<Answer> = { kind: 'answer'; answer: Answer } | { kind: 'refused'; reason: string } | { kind: 'busy' };

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Decodes untrusted input of one kind in a pool of limited processes, and records inputs that end one. */
export class Decoder<Request extends object | string, Answer> {
  private readonly logger = new Logger(Decoder.name);
  private readonly pool: DecoderPool<Request, Answer>;

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
  async decode(request: Request, { contentHash, url, client }: Source): Promise<Outcome<Answer>> {
    const { name, blockMs } = this.options;
    if (await this.failures.isContentBlocked(name, contentHash)) {
      return { kind: 'refused', reason: 'it exceeded a limit of the decoder before' };
    }
    const decoded = await this.pool.decode(request, client ?? null);
    if (decoded === null) return { kind: 'busy' };
    if (decoded.kind === 'answer') return decoded;
    if (decoded.isInputsFault) {
      this.logger.warn({
        msg: 'an input exceeded a limit of a decoder',
        decoder: name,
        contentHash,
        reason: decoded.reason,
      });
      await this.failures.record({ decoder: name, contentHash, url: url ?? null }, decoded.reason, blockMs);
    }
    return { kind: 'refused', reason: `it exceeded a limit of the decoder: ${decoded.reason}` };
  }

  end(): void {
    this.pool.end();
  }
}
