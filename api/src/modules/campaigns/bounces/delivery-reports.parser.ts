import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DecoderFailures } from '../../../decoding/decoder-failures.port.ts';
import { Decoder, sha256Of, type DecoderOptions } from '../../../decoding/decoder.service.ts';

/** The result of delivering a mail to one recipient (RFC 3464). Each text has at most 2,000 characters. */
export interface DeliveryReport {
  /** `failed`, `delayed`, `delivered`, … */
  action: string;
  /** RFC 3463: `5.1.1`. */
  status: string;
  /** Text of the reporting server; empty if there is none. */
  diagnostic: string;
}

/** Output of `read-delivery-report.decoder.mjs`; null for any other mail, such as an automatic reply. */
export type DeliveryReportAnswer = { report: DeliveryReport | null };

const options: DecoderOptions = {
  name: 'bounce',
  width: 1,
  maxWaiting: 100,
  maxWaitMs: 20_000,
  idleMs: 10_000,
  blockMs: null,
  program: {
    script: join(import.meta.dirname, 'read-delivery-report.decoder.mjs'),
    memoryBytes: 256 * 1024 * 1024,
    cpuMs: 3_000,
    wallMs: 20_000,
  },
};

/** Parses delivery reports in a decoder process. */
@Injectable()
export class DeliveryReports implements OnApplicationShutdown {
  private readonly decoder: Decoder<Uint8Array, DeliveryReportAnswer>;

  constructor(failures: DecoderFailures) {
    this.decoder = new Decoder(options, failures);
  }

  /**
   * Parses a delivery report. Null for any other mail, and for a mail that crashed the decoder.
   * @throws Error if the queue is full
   */
  async read(message: Buffer): Promise<DeliveryReport | null> {
    const outcome = await this.decoder.decode(message, { contentHash: sha256Of(message) });
    if (outcome.kind === 'busy') throw new Error('Too many delivery reports are being read');
    return outcome.kind === 'refused' ? null : outcome.answer.report;
  }

  onApplicationShutdown(): void {
    this.decoder.end();
  }
}
