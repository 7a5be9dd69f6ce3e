import { Injectable } from '@nestjs/common';
import { requireVersion } from '../../http/record-changed.error.ts';
import { isUuid } from '../../http/uuid.ts';
import type { EntityManager } from 'typeorm';
import { JobClosedError } from '../catalogue/index.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import { InterviewJobs, type JobInterview } from './interview-jobs.ts';
import { InterviewMails, type InterviewEvent } from './interview-mails.ts';
import { InterviewNotFoundError } from './interviews.errors.ts';
import { isToCome } from './interviews.policy.ts';
import { InterviewsRepository, type InterviewChanges, type NewInterview } from './interviews.repository.ts';

/** What becomes of an interview. */
export interface InterviewTransition {
  changes: InterviewChanges;
  /** What both sides are mailed of it. Its version grows then; without it nobody is told. */
  event?: InterviewEvent;
}

/** Looks at an interview while its row is locked; null: it stays as it is. May throw. */
export type Decide = (interview: InterviewEntity) => InterviewTransition | null;

const cancellation: InterviewTransition = { changes: { status: 'canceled' }, event: 'canceled' };

/** Every change of an interview, each with its mails in one transaction. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly jobs: InterviewJobs,
    private readonly mails: InterviewMails,
  ) {}

  /** @throws InterviewNotFoundError where there is no such job; JobClosedError, InterviewExistsError, UserNotFoundError */
  async plan(plan: NewInterview): Promise<JobInterview> {
    const job = await this.jobs.of(plan.jobId);
    return this.interviews.inTransaction(async (manager) => {
      await this.requireOngoing(plan.jobId, manager);
      const interview = await this.interviews.insert(plan, manager);
      await this.mails.order('planned', { interview, job }, manager);
      return { interview, job };
    });
  }

  /**
   * @param version the version that the caller read; undefined: not checked
   * @throws OutdatedVersionError, InterviewNotFoundError, InterviewExistsError, JobClosedError where it is moved, and what `decide` throws
   */
  change(id: string, decide: Decide, version?: number): Promise<JobInterview> {
    return this.withLock(id, (locked, manager) => {
      requireVersion(version, locked.interview.version);
      return this.apply(locked, decide(locked.interview), manager);
    });
  }

  /** One that is to come is canceled by the company first. @throws OutdatedVersionError, InterviewNotFoundError */
  async remove(id: string, version?: number): Promise<void> {
    await this.withLock(id, async (locked, manager) => {
      requireVersion(version, locked.interview.version);
      const isExpected = isToCome(locked.interview, new Date());
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
    if (event !== undefined) await this.mails.order(event, { interview, former, job }, manager);
    return { interview, job };
  }

  /** An interview that is planned while its job closes is canceled by `InterviewCancellationSweeper`. @throws JobClosedError */
  private async requireOngoing(jobId: number, manager: EntityManager): Promise<void> {
    if (await this.interviews.isJobClosed(jobId, manager)) throw new JobClosedError();
  }

  /** The row is locked: of two that change it at once, the second sees what the first has done. */
  private async withLock<T>(
    id: string,
    work: (locked: JobInterview, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const known = isUuid(id) ? await this.interviews.find(id) : null;
    if (known === null) throw new InterviewNotFoundError();
    // Asked before the transaction: what holds a connection must not wait for another.
    const job = await this.jobs.of(known.jobId);
    return this.interviews.inTransaction(async (manager) => {
      const interview = await this.interviews.lock(id, manager);
      if (interview === null) throw new InterviewNotFoundError();
      return work({ interview, job }, manager);
    });
  }
}

/** Mails that wait are of a version: what is mailed nobody, but stands in calendars, has a count of its own. */
function versionAfter(
  { sequence, quietChanges }: InterviewEntity,
  { changes, event }: InterviewTransition,
): InterviewChanges {
  if (event !== undefined) return { sequence: sequence + 1 };
  return changes.notes === undefined ? {} : { quietChanges: quietChanges + 1 };
}
