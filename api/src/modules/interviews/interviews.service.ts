import { Injectable } from '@nestjs/common';
import type { InterviewStatus } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { isUuid } from '../../http/uuid.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import { InterviewJobs, type InterviewJob, type JobInterview } from './interview-jobs.ts';
import { InterviewMails } from './interview-mails.ts';
import { mayBecome } from './interview-status.ts';
import { InterviewNotCancelableError, InterviewNotFoundError } from './interviews.errors.ts';
import { InterviewsRepository, type InterviewChanges, type InterviewDetails } from './interviews.repository.ts';

/** A meeting that a company wants with a candidate. */
export type InterviewPlan = InterviewDetails & Pick<InterviewEntity, 'userId' | 'jobId' | 'applicationId'>;

/** What becomes of an interview that may still change. */
interface Turn {
  to: InterviewStatus;
  changes?: InterviewChanges;
  /** Who else has a say: throws. */
  require?: (interview: InterviewEntity) => void;
  tell?: (interview: InterviewEntity, job: InterviewJob, manager: EntityManager) => Promise<void>;
}

/** Every change of an interview, each with its mails in one transaction. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly jobs: InterviewJobs,
    private readonly mails: InterviewMails,
  ) {}

  async plan(plan: InterviewPlan): Promise<InterviewEntity> {
    const job = await this.jobs.of(plan.jobId);
    return this.interviews.inTransaction(async (manager) => {
      const interview = await this.interviews.insert(plan, manager);
      await this.mails.planned(interview, job, manager);
      return interview;
    });
  }

  /** @throws InterviewNotFoundError, InterviewNotCancelableError when it is over or canceled. */
  async reschedule(id: string, changes: Partial<InterviewDetails>): Promise<InterviewEntity> {
    const tell = this.mails.rescheduled.bind(this.mails);
    return (await this.turn(id, { to: 'rescheduled', changes, tell })).interview;
  }

  /** By the company. @throws InterviewNotFoundError, InterviewNotCancelableError */
  async cancel(id: string): Promise<InterviewEntity> {
    return (await this.turn(id, this.cancellation('company'))).interview;
  }

  /** Nobody is told. @throws InterviewNotFoundError, InterviewNotCancelableError */
  async complete(id: string): Promise<InterviewEntity> {
    return (await this.turn(id, { to: 'completed' })).interview;
  }

  /** By the candidate; `require` holds the row while it looks. @throws InterviewNotFoundError, InterviewNotCancelableError */
  drop(id: string, require: (interview: InterviewEntity) => void): Promise<JobInterview> {
    return this.turn(id, { ...this.cancellation('candidate'), require });
  }

  private cancellation(by: 'candidate' | 'company'): Turn {
    return {
      to: 'canceled',
      tell: (interview, job, manager) => this.mails.canceled(interview, job, by, manager),
    };
  }

  /** The row is locked: of two that change it at once, the second sees what the first has done. */
  private async turn(id: string, { to, changes = {}, require, tell }: Turn): Promise<JobInterview> {
    const known = isUuid(id) ? await this.interviews.find(id) : null;
    if (known === null) throw new InterviewNotFoundError();
    // Asked before the transaction: what holds a connection must not wait for another.
    const job = await this.jobs.of(known.jobId);
    return this.interviews.inTransaction(async (manager) => {
      const interview = await this.interviews.lock(id, manager);
      if (interview === null) throw new InterviewNotFoundError();
      require?.(interview);
      if (!mayBecome(interview.status, to)) throw new InterviewNotCancelableError();
      const sequence = interview.sequence + (tell === undefined ? 0 : 1);
      const changed = await this.interviews.change(id, { ...changes, status: to, sequence }, manager);
      await tell?.(changed, job, manager);
      return { interview: changed, job };
    });
  }
}
