import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IntervalTask } from '../../queue/interval-task.ts';
import { InterviewCancellation } from './interview-cancellation.ts';
import { InterviewsRepository } from './interviews.repository.ts';

const seconds = 60;
/** Per run; later runs process the rest. */
const batchSize = 1000;

/**
 * Cancels interviews of jobs that were closed by their source, and interviews that were planned while their job or
 * application ended. One transaction per interview: after a crash the next run continues.
 */
@Injectable()
export class InterviewCancellationSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(InterviewCancellationSweeper.name);
  private readonly task = new IntervalTask(seconds, (_run, signal) => this.sweep(signal));

  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly cancellation: InterviewCancellation,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Never throws. */
  async sweep(signal: AbortSignal): Promise<void> {
    for (const id of await this.find()) {
      if (signal.aborted) return;
      await this.tryOne(id);
    }
  }

  private async find(): Promise<string[]> {
    try {
      return await this.interviews.findToCancel(new Date(), batchSize);
    } catch (error) {
      this.report('Ended interviews cannot be read', error);
      return [];
    }
  }

  /** A failure does not affect other interviews. */
  private async tryOne(id: string): Promise<void> {
    try {
      await this.interviews.inTransaction((manager) => this.cancellation.cancel({ id }, manager));
    } catch (error) {
      this.report(`Interview ${id} cannot be canceled`, error);
    }
  }

  private report(message: string, error: unknown): void {
    this.logger.warn(`${message}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
