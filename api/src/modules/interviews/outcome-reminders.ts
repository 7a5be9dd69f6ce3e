import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IntervalTask } from '../../queue/interval-task.ts';
import { InterviewMails } from './interview-mails.ts';
import { InterviewsRepository } from './interviews.repository.ts';

const seconds = 600;
/** Per run; later runs process the rest. */
const batchSize = 1000;

/**
 * Asks the users assigned to a job for the outcome of an interview, once, a day after it. One transaction per interview
 * marks it as asked and orders the mails: after a crash the next run continues. A moved interview is asked for again
 * after its new time.
 */
@Injectable()
export class OutcomeReminders implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OutcomeReminders.name);
  private readonly task = new IntervalTask(seconds, (_turn, signal) => this.run(signal));

  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly mails: InterviewMails,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Never throws: the next run retries failures. */
  async run(signal: AbortSignal): Promise<void> {
    for (const id of await this.find()) {
      if (signal.aborted) return;
      await this.tryOne(id);
    }
  }

  private async find(): Promise<string[]> {
    try {
      return await this.interviews.findWithoutOutcome(new Date(), batchSize);
    } catch (error) {
      this.report('Interviews without an outcome cannot be read', error);
      return [];
    }
  }

  /** A failure does not affect other interviews. */
  private async tryOne(id: string): Promise<void> {
    try {
      await this.interviews.inTransaction((manager) => this.ask(id, manager));
    } catch (error) {
      this.report(`The outcome of interview ${id} cannot be asked for`, error);
    }
  }

  private async ask(id: string, manager: EntityManager): Promise<void> {
    const interview = await this.interviews.markAsked(id, new Date(), manager);
    if (interview === null) return;
    const job = await this.interviews.describeJob(interview.jobId, manager);
    await this.mails.orderOutcomeReminders({ interview, job }, manager);
  }

  private report(message: string, error: unknown): void {
    this.logger.warn(`${message}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
