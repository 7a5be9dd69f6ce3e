import { Injectable } from '@nestjs/common';
import { IntervalService } from '../../queue/interval.task.ts';
import { ErasureJournal } from './erasure-journal.port.ts';
import { ErasuresRepository } from './erasures.repository.ts';

/** Interval in seconds. Erasures within the last interval before a loss of the database are not in the journal. */
const seconds = 1;
/** Erasures per journal entry. */
const batchSize = 500;

/**
 * Writes recorded erasures to the journal. A record is deleted after the journal has confirmed the write: a crash in between
 * writes it twice, and an unavailable journal delays it. Multiple processes may run concurrently.
 */
@Injectable()
export class ErasureJournalWriter extends IntervalService {
  protected override readonly failureLevel = 'error';

  constructor(
    private readonly journal: ErasureJournal,
    private readonly erasures: ErasuresRepository,
  ) {
    super(seconds);
  }

  /**
   * Resolves after the journal contains all erasures recorded before, unless `signal` is aborted. Rejects if the journal
   * cannot be written.
   */
  async write(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const recorded = await this.erasures.findUnjournaled(batchSize);
      if (recorded.length === 0) return;
      await this.journal.append(recorded);
      await this.erasures.delete(recorded.map(({ id }) => id));
    }
  }

  protected runOnce(signal: AbortSignal): Promise<void> {
    return this.attempt('Writing the erasure journal failed', () => this.write(signal), undefined);
  }
}
