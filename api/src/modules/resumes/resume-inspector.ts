import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InspectionPool } from './inspection/inspection-pool.ts';
import { InspectionBusyError, ResumeEncryptedError, ResumeUnreadableError } from './resumes.errors.ts';

/** A usual resume takes a few hundredths of a second: who waits longer than this, waits behind an attack. */
const options = { width: 2, maxWaiting: 40, maxWaitMs: 15_000, limitMs: 10_000, idleMs: 60_000 };

export interface ResumeFacts {
  pages: number;
  /** False: a scan, as far as its first five pages tell. */
  hasText: boolean;
}

/** Opens PDFs where they can do no harm. */
@Injectable()
export class ResumeInspector implements OnApplicationShutdown {
  private readonly logger = new Logger(ResumeInspector.name);
  private readonly pool = new InspectionPool(options);

  /** @throws ResumeEncryptedError, ResumeUnreadableError, InspectionBusyError */
  async inspect(path: string): Promise<ResumeFacts> {
    const finding = await this.pool.inspect(path);
    if (finding === null) throw new InspectionBusyError();
    if (finding.kind === 'encrypted') throw new ResumeEncryptedError();
    if (finding.kind === 'readable') return { pages: finding.pages, hasText: finding.hasText };
    this.logger.log(`A resume is refused: ${finding.reason}`);
    throw new ResumeUnreadableError();
  }

  /** Not at `onModuleDestroy`: requests in flight still finish after that. */
  onApplicationShutdown(): void {
    this.pool.end();
  }
}
