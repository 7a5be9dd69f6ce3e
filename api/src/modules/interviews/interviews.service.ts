import { Injectable } from '@nestjs/common';
import { requireVersion } from '../../http/record-changed.error.ts';
import { isUuid } from '../../http/uuid.ts';
import type { EntityManager } from 'typeorm';
import { JobClosedError } from '../catalogue/index.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import { InterviewJobs, type JobInterview } from './interview-jobs.ts';
import { InterviewMails, type InterviewNews } from './interview-mails.ts';
import { InterviewNotFoundError } from './interviews.errors.ts';
import { isToCome } from './interviews.policy.ts';
import { InterviewsRepository, type InterviewChanges, type NewInterview } from './interviews.repository.ts';

/** What becomes of an interview. */
export interface Turn {
  changes: InterviewChanges;
  /** What both sides are mailed of it. Its version grows then; without it nobody is told. */
  news?: InterviewNews;
}

/** Looks at an interview while its row is held; null: it stays as it is. May throw. */
export type Decide = (interview: InterviewEntity) => Turn | null;

const cancellation: Turn = { changes: { status: 'canceled' }, news: 'canceled' };

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
      await this.mails.tell('planned', { interview, job }, manager);
      return { interview, job };
    });
  }

  /**
   * @param version the version that the caller read; undefined: not checked
   * @throws OutdatedVersionError, InterviewNotFoundError, InterviewExistsError, JobClosedError where it is moved, and what `decide` throws
   */
  change(id: string, decide: Decide, version?: number): Promise<JobInterview> {
    return this.hold(id, (held, manager) => {
      requireVersion(version, held.interview.version);
      return this.turn(held, decide(held.interview), manager);
    });
  }

  /** One that is to come is canceled by the company first. @throws OutdatedVersionError, InterviewNotFoundError */
  async remove(id: string, version?: number): Promise<void> {
    await this.hold(id, async (held, manager) => {
      requireVersion(version, held.interview.version);
      const isExpected = isToCome(held.interview, new Date());
      await this.turn(held, isExpected ? cancellation : null, manager);
      await this.interviews.remove(id, manager);
    });
  }

  private async turn(held: JobInterview, turn: Turn | null, manager: EntityManager): Promise<JobInterview> {
    if (turn === null) return held;
    const { interview: former, job } = held;
    const { changes, news } = turn;
    if (news === 'rescheduled') await this.requireOngoing(former.jobId, manager);
    const interview = await this.interviews.change(former.id, { ...changes, ...versionAfter(former, turn) }, manager);
    if (news !== undefined) await this.mails.tell(news, { interview, former, job }, manager);
    return { interview, job };
  }

  /** An interview that is planned while its job closes is canceled by `EndedInterviewsSweeper`. @throws JobClosedError */
  private async requireOngoing(jobId: number, manager: EntityManager): Promise<void> {
    if (await this.interviews.isJobClosed(jobId, manager)) throw new JobClosedError();
  }

  /** The row is locked: of two that change it at once, the second sees what the first has done. */
  private async hold<T>(id: string, work: (held: JobInterview, manager: EntityManager) => Promise<T>): Promise<T> {
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
function versionAfter({ sequence, quietChanges }: InterviewEntity, { changes, news }: Turn): InterviewChanges {
  if (news !== undefined) return { sequence: sequence + 1 };
  return changes.notes === undefined ? {} : { quietChanges: quietChanges + 1 };
}
