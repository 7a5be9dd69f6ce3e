import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Repetition } from '../../queue/repetition.ts';
import { InterviewMails } from './interview-mails.ts';
import { InterviewsRepository } from './interviews.repository.ts';

const seconds = 600;
/** Of one run; the rest waits for the next. */
const most = 1000;

/**
 * Asks the users assigned to a job, once and a day after it, how an interview went that is still open. One transaction per interview notes
 * it as asked and orders the mails: after a crash the next run finds the rest.
 */
@Injectable()
export class OutcomeReminders implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(OutcomeReminders.name);
  private readonly repetition = new Repetition(seconds, (_turn, signal) => this.run(signal));

  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly mails: InterviewMails,
  ) {}

  onApplicationBootstrap(): void {
    this.repetition.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.repetition.stop();
  }

  /** Never throws: a database that cannot be reached is asked again. */
  async run(signal: AbortSignal): Promise<void> {
    try {
      for (const id of await this.interviews.findWithoutOutcome(new Date(), most)) {
        if (signal.aborted) return;
        await this.ask(id);
      }
    } catch (error) {
      this.logger.warn(`Interviews cannot be asked for: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async ask(id: string): Promise<void> {
    await this.interviews.inTransaction(async (manager) => {
      const interview = await this.interviews.noteAsked(id, new Date(), manager);
      if (interview === null) return;
      const job = await this.interviews.describeJob(interview.jobId, manager);
      await this.mails.askForOutcome({ interview, job }, manager);
    });
  }
}
