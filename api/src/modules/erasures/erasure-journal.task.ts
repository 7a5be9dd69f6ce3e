import { Injectable } from '@nestjs/common';
import { IntervalService } from '../../queue/interval.task.ts';
import { ErasureJournal } from './erasure-journal.port.ts';
import { ErasuresRepository } from './erasures.repository.ts';

/** Interval in seconds. Erasures within the last interval before a loss of the database are not in the journal. */
const seconds = 1;
/** Erasures per journal entry. */
const batchSize = 500;

/**
 * Writes noted erasures to the journal. A note is deleted after the journal has confirmed the write: a crash in between
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
   * Resolves after the journal contains all erasures noted before, unless `signal` is aborted. Rejects if the journal
   * cannot be written.
   */
  async write(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const noted = await this.erasures.findUnjournaled(batchSize);
      if (noted.length === 0) return;
      await this.journal.append(noted);
      await this.erasures.delete(noted.map(({ id }) => id));
    }
  }

  protected runOnce(signal: AbortSignal): Promise<void> {
    return this.attempt('Writing the erasure journal failed', () => this.write(signal), undefined);
  }
}
