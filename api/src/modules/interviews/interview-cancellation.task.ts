import { Injectable } from '@nestjs/common';
import { IntervalService } from '../../queue/interval.task.ts';
import { InterviewCancellation } from './interview-cancellation.service.ts';
import { InterviewsRepository } from './interviews.repository.ts';

const seconds = 60;
/** Per run; later runs process the rest. */
const batchSize = 1000;

/**
 * Cancels interviews of jobs that were closed by their source, and interviews that were planned while their job or
 * application ended. One transaction per interview: after a crash the next run continues.
 */
@Injectable()
export class InterviewCancellationTask extends IntervalService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly cancellation: InterviewCancellation,
  ) {
    super(seconds);
  }

  protected runOnce(signal: AbortSignal): Promise<void> {
    return this.sweep(signal);
  }

  /** Never throws. */
  async sweep(signal: AbortSignal): Promise<void> {
    const ids = await this.attempt(
      'Ended interviews cannot be read',
      () => this.interviews.findToCancel(new Date(), batchSize),
      [],
    );
    for (const id of ids) {
      if (signal.aborted) return;
      await this.tryOne(id);
    }
  }

  /** A failure does not affect other interviews. */
  private async tryOne(id: string): Promise<void> {
    await this.attempt(
      `Interview ${id} cannot be canceled`,
      () => this.interviews.inTransaction((manager) => this.cancellation.cancel({ id }, manager)),
      undefined,
    );
  }
}
