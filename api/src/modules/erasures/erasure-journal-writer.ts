import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IntervalTask } from '../../queue/interval-task.ts';
import { ErasureJournal } from './erasure-journal.ts';
import { PendingErasuresRepository } from './pending-erasures.repository.ts';

/** An erasure within this time before the loss of the database is not in the journal. */
const seconds = 1;
/** In one entry of the journal. */
const batchSize = 500;

/**
 * Writes noted erasures to the journal. A note is deleted after the journal has confirmed it, so that a crash in between writes it
 * twice, and a journal that does not answer delays it. Any number of processes may do so at once.
 */
@Injectable()
export class ErasureJournalWriter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ErasureJournalWriter.name);
  private readonly task = new IntervalTask(seconds, (_turn, signal) => this.turn(signal));

  constructor(
    private readonly journal: ErasureJournal,
    private readonly erasures: PendingErasuresRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Resolves once the journal holds all that was noted before, unless `signal` is aborted. Rejects where it cannot be written. */
  async write(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const noted = await this.erasures.findUnjournaled(batchSize);
      if (noted.length === 0) return;
      await this.journal.append(noted);
      await this.erasures.delete(noted.map(({ id }) => id));
    }
  }

  /** Never throws: the next turn tries again. */
  private async turn(signal: AbortSignal): Promise<void> {
    try {
      await this.write(signal);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error(`The journal of erasures cannot be written now: ${reason}`);
    }
  }
}
