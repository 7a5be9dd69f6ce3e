import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DecoderFailures } from '../../decoding/decoder-failures.port.ts';
import { Decoder, type DecoderOptions } from '../../decoding/decoder.service.ts';
import type { UploadedResume } from './resume-upload.interceptor.ts';
import { InspectionBusyError, ResumeEncryptedError, ResumeUnreadableError } from './resumes.errors.ts';

/** Result of `inspect-pdf.decoder.mjs`. `reason` is for logs. */
export type Finding =
  | { kind: 'readable'; pages: number; hasText: boolean }
  | { kind: 'encrypted' }
  | { kind: 'unreadable'; reason: string };

/** A usual resume takes a few hundredths of a second; a client waits for `maxWaitMs` only under attack. */
const options: DecoderOptions = {
  name: 'resume',
  width: 2,
  // One client can use a quarter of the queue: twenty users behind one office address may upload concurrently.
  maxWaiting: 80,
  maxWaitMs: 15_000,
  idleMs: 60_000,
  blockMs: null,
  program: {
    script: join(import.meta.dirname, 'inspect-pdf.decoder.mjs'),
    // Addons would load a canvas, which the inspection does not use.
    execArgv: ['--no-addons', '--disallow-code-generation-from-strings'],
    memoryBytes: 448 * 1024 * 1024,
    cpuMs: 3_000,
    wallMs: 20_000,
  },
};

export interface ResumeFacts {
  pages: number;
  /** False for a scan; determined from the first five pages. */
  hasText: boolean;
}

/** Opens PDFs in decoder processes. */
@Injectable()
export class ResumeInspector implements OnApplicationShutdown {
  private readonly logger = new Logger(ResumeInspector.name);
  private readonly decoder: Decoder<string, Finding>;

  constructor(failures: DecoderFailures) {
    this.decoder = new Decoder(options, failures);
  }

  /** @throws ResumeEncryptedError, ResumeUnreadableError, InspectionBusyError */
  async inspect({ path, sha256, client }: Pick<UploadedResume, 'path' | 'sha256' | 'client'>): Promise<ResumeFacts> {
    const outcome = await this.decoder.decode(path, {
      contentHash: sha256.toString('hex'),
      ...(client === null ? {} : { client }),
    });
    if (outcome.kind === 'busy') throw new InspectionBusyError();
    const finding = outcome.kind === 'answer' ? outcome.answer : outcome;
    if (finding.kind === 'encrypted') throw new ResumeEncryptedError();
    if (finding.kind === 'readable') return { pages: finding.pages, hasText: finding.hasText };
    this.logger.log(`A resume was rejected: ${finding.reason}`);
    throw new ResumeUnreadableError();
  }

  /** Not in `onModuleDestroy`: requests in flight finish after that. */
  onApplicationShutdown(): void {
    this.decoder.end();
  }
}
