import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobEvents } from '../jobs/index.ts';
import { InterviewMails, type InterviewEvent } from './interview-mails.service.ts';
import type { InterviewEntity } from './interview.entity.ts';
import { InterviewsRepository, type CancellationScope, type InterviewToCancel } from './interviews.repository.ts';

const events: Readonly<Record<InterviewToCancel['cause'], InterviewEvent>> = {
  'job-ended': 'job-ended',
  'application-withdrawn': 'withdrawn',
};

/** Which interviews are canceled, and whether their mails are enqueued (default: yes). */
export type CancellationOptions = CancellationScope & { isMailed?: boolean };

/** Cancels interviews that have not begun if their job was deleted or closed, or their application withdrawn. */
@Injectable()
export class InterviewCancellation {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly mails: InterviewMails,
  ) {}

  /**
   * Runs in the transaction that ends the job or the application, after that row was written. Returns the number of
   * canceled interviews.
   */
  async cancel({ isMailed = true, ...scope }: CancellationOptions, manager: EntityManager): Promise<number> {
    const ended = await this.interviews.lockToCancel(scope, new Date(), manager);
    for (const one of ended) await this.cancelOne(one, isMailed, manager);
    return ended.length;
  }

  private async cancelOne({ interview: former, cause }: InterviewToCancel, isMailed: boolean, manager: EntityManager) {
    const changes = { status: 'canceled', sequence: former.sequence + 1 } as const;
    const interview = await this.interviews.change(former.id, changes, manager);
    if (isMailed) await this.orderMails(events[cause], interview, manager);
  }

  private async orderMails(cause: InterviewEvent, interview: InterviewEntity, manager: EntityManager): Promise<void> {
    const job = await this.interviews.describeJob(interview.jobId, manager);
    await this.mails.enqueue(cause, { interview, job }, manager);
  }
}

/** Cancels the interviews of a job in the transaction that deletes it. */
@Injectable()
export class DeletedJobInterviews implements OnModuleInit {
  constructor(
    private readonly jobs: JobEvents,
    private readonly cancellation: InterviewCancellation,
  ) {}

  onModuleInit(): void {
    this.jobs.onDeleted((jobId, manager) => this.cancellation.cancel({ jobId }, manager));
  }
}
