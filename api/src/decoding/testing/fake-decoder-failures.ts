import { DecoderFailures, type DecoderFailure, type DecoderInput, type DecoderName } from '../decoder-failures.port.ts';

/** Stores failures in memory, for tests. */
export class FakeDecoderFailures extends DecoderFailures {
  recorded: (DecoderInput & { reason: string; blockMs: number | null })[] = [];

  isUrlBlocked(decoder: DecoderName, url: string): Promise<boolean> {
    return Promise.resolve(this.recorded.some((one) => one.decoder === decoder && one.url === url));
  }

  isContentBlocked(decoder: DecoderName, contentHash: string): Promise<boolean> {
    return Promise.resolve(this.recorded.some((one) => one.decoder === decoder && one.contentHash === contentHash));
  }

  record(input: DecoderInput, reason: string, blockMs: number | null): Promise<void> {
    this.recorded.push({ ...input, reason, blockMs });
    return Promise.resolve();
  }

  list(): Promise<DecoderFailure[]> {
    return Promise.resolve([]);
  }

  clear(): Promise<number> {
    const { length } = this.recorded;
    this.recorded = [];
    return Promise.resolve(length);
  }
}
