import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isUuid, requireVersion } from '../../http/index.ts';
import { JobClosedError } from '../jobs/index.ts';
import { InterviewJobs, type JobInterview } from './interview-jobs.service.ts';
import { InterviewMails, type InterviewEvent } from './interview-mails.service.ts';
import type { InterviewEntity } from './interview.entity.ts';
import { InterviewNotFoundError } from './interviews.errors.ts';
import { isUpcoming } from './interviews.policy.ts';
import { InterviewsRepository, type InterviewChanges, type NewInterview } from './interviews.repository.ts';

/** Changes of an interview, and the event that is mailed. */
export interface InterviewTransition {
  changes: InterviewChanges;
  /** The event that is mailed, which increments `sequence`; absent: no mail. */
  event?: InterviewEvent;
}

/** Decides on a locked interview; null: no change. May throw. */
export type Decide = (interview: InterviewEntity) => InterviewTransition | null;

const cancellation: InterviewTransition = { changes: { status: 'canceled' }, event: 'canceled' };

/** Changes interviews; each change and its mails are one transaction. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly jobs: InterviewJobs,
    private readonly mails: InterviewMails,
  ) {}

  /**
   * @throws InterviewNotFoundError if the job does not exist; JobClosedError, InterviewExistsError, UserNotFoundError
   */
  async plan(plan: NewInterview): Promise<JobInterview> {
    const job = await this.jobs.of(plan.jobId);
    return this.interviews.inTransaction(async (manager) => {
      await this.requireOngoing(plan.jobId, manager);
      const interview = await this.interviews.insert(plan, manager);
      await this.mails.enqueue('planned', { interview, job }, manager);
      return { interview, job };
    });
  }

  /**
   * @param version Version that the caller read; undefined: not checked
   * @throws OutdatedVersionError, InterviewNotFoundError, InterviewExistsError, JobClosedError if it is rescheduled,
   * and errors of `decide`
   */
  change(id: string, decide: Decide, version?: number): Promise<JobInterview> {
    return this.withLock(id, (locked, manager) => {
      requireVersion(version, locked.interview.version);
      return this.apply(locked, decide(locked.interview), manager);
    });
  }

  /** An upcoming interview is first canceled by the company. @throws OutdatedVersionError, InterviewNotFoundError */
  async remove(id: string, version?: number): Promise<void> {
    await this.withLock(id, async (locked, manager) => {
      requireVersion(version, locked.interview.version);
      const isExpected = isUpcoming(locked.interview, new Date());
      await this.apply(locked, isExpected ? cancellation : null, manager);
      await this.interviews.remove(id, manager);
    });
  }

  private async apply(
    locked: JobInterview,
    transition: InterviewTransition | null,
    manager: EntityManager,
  ): Promise<JobInterview> {
    if (transition === null) return locked;
    const { interview: former, job } = locked;
    const { changes, event } = transition;
    if (event === 'rescheduled') await this.requireOngoing(former.jobId, manager);
    const interview = await this.interviews.change(
      former.id,
      { ...changes, ...versionAfter(former, transition) },
      manager,
    );
    if (event !== undefined) await this.mails.enqueue(event, { interview, former, job }, manager);
    return { interview, job };
  }

  /**
   * `InterviewCancellationTask` cancels an interview that is planned while its job closes. @throws JobClosedError
   */
  private async requireOngoing(jobId: number, manager: EntityManager): Promise<void> {
    if (await this.interviews.isJobClosed(jobId, manager)) throw new JobClosedError();
  }

  /** Locks the row, which serializes concurrent changes. */
  private async withLock<T>(
    id: string,
    work: (locked: JobInterview, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const known = isUuid(id) ? await this.interviews.find(id) : null;
    if (known === null) throw new InterviewNotFoundError();
    // Read before the transaction: a transaction must not wait for a second connection.
    const job = await this.jobs.of(known.jobId);
    return this.interviews.inTransaction(async (manager) => {
      const interview = await this.interviews.lock(id, manager);
      if (interview === null) throw new InterviewNotFoundError();
      return work({ interview, job }, manager);
    });
  }
}

/**
 * Queued mails refer to a `sequence`. A change without a mail that affects calendar entries increments `quietChanges`.
 */
function versionAfter(
  { sequence, quietChanges }: InterviewEntity,
  { changes, event }: InterviewTransition,
): InterviewChanges {
  if (event !== undefined) return { sequence: sequence + 1 };
  return changes.notes === undefined ? {} : { quietChanges: quietChanges + 1 };
}
