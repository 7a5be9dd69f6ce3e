import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IntervalService } from '../../queue/interval.task.ts';
import { InterviewMails } from './interview-mails.service.ts';
import { InterviewsRepository } from './interviews.repository.ts';

const seconds = 600;
/** Per run; later runs process the rest. */
const batchSize = 1000;

/**
 * Asks the users assigned to a job for the outcome of an interview, once, a day after it. One transaction per
 * interview marks it as asked and queues the mails: after a crash the next run continues. A rescheduled interview is
 * asked for again after its new time.
 */
@Injectable()
export class OutcomeReminders extends IntervalService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly mails: InterviewMails,
  ) {
    super(seconds);
  }

  protected runOnce(signal: AbortSignal): Promise<void> {
    return this.run(signal);
  }

  /** Never throws: the next run retries failures. */
  async run(signal: AbortSignal): Promise<void> {
    const ids = await this.attempt(
      'Interviews without an outcome cannot be read',
      () => this.interviews.findWithoutOutcome(new Date(), batchSize),
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
      `The reminder about the outcome of interview ${id} failed`,
      () => this.interviews.inTransaction((manager) => this.ask(id, manager)),
      undefined,
    );
  }

  private async ask(id: string, manager: EntityManager): Promise<void> {
    const interview = await this.interviews.markAsked(id, new Date(), manager);
    if (interview === null) return;
    const job = await this.interviews.describeJob(interview.jobId, manager);
    await this.mails.orderOutcomeReminders({ interview, job }, manager);
  }
}
