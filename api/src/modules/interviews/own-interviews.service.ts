import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { expandTemplate, getCalendar, type CalendarFeed, type Interview } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { isUuid } from '../../http/index.ts';
import { SignedId } from '../../security/secrets.format.ts';
import { UnauthenticatedError } from '../auth/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import { InterviewCalendar } from './interview-calendar.format.ts';
import { InterviewJobs, type JobInterview } from './interview-jobs.service.ts';
import type { InterviewEntity } from './interview.entity.ts';
import { toInterviewResponse } from './interview.response.ts';
import { CalendarNotFoundError, InterviewNotCancelableError, InterviewNotFoundError } from './interviews.errors.ts';
import { inOrder, isCancelable, isUpcoming } from './interviews.policy.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { InterviewsService } from './interviews.service.ts';

type Candidate = Pick<UserEntity, 'id'>;

/** A candidate's own interviews. */
@Injectable()
export class OwnInterviewsService {
  constructor(
    private readonly repository: InterviewsRepository,
    private readonly interviews: InterviewsService,
    private readonly jobs: InterviewJobs,
    private readonly calendar: InterviewCalendar,
  ) {}

  async list(candidate: Candidate): Promise<Interview[]> {
    const now = new Date();
    const interviews = inOrder(await this.repository.listOf(candidate.id), now);
    return this.respond(await this.jobs.join(interviews), candidate, now);
  }

  /** The next interview, or the one in progress. */
  async next(candidate: Candidate): Promise<Interview | null> {
    const now = new Date();
    const [next] = inOrder(await this.repository.listOf(candidate.id), now).filter((one) => isUpcoming(one, now));
    if (next === undefined) return null;
    const [response] = await this.respond(await this.jobs.join([next]), candidate, now);
    return response ?? null;
  }

  /** @throws InterviewNotFoundError also for another user's interview; InterviewNotCancelableError once it has begun */
  async cancel(candidate: Candidate, id: string): Promise<Interview> {
    const canceled = await this.interviews.change(id, (interview) => {
      requireOwn(interview, candidate);
      if (!isCancelable(interview, new Date())) throw new InterviewNotCancelableError();
      return { changes: { status: 'canceled' }, event: 'dropped' };
    });
    const [response] = await this.respond([canceled], candidate, new Date());
    if (response === undefined) throw new InterviewNotFoundError();
    return response;
  }

  /** iCalendar. @throws InterviewNotFoundError */
  async writeCalendar({ id: userId, language }: Pick<UserEntity, 'id' | 'language'>, id: string): Promise<string> {
    const interview = isUuid(id) ? await this.repository.find(id) : null;
    if (interview === null) throw new InterviewNotFoundError();
    requireOwn(interview, { id: userId });
    return this.calendar.write(await this.jobs.join([interview]), language);
  }

  private async respond(joined: readonly JobInterview[], { id }: Candidate, now: Date): Promise<Interview[]> {
    const jobIds = joined.map(({ interview }) => interview.jobId);
    const staffedJobs = await this.repository.jobsWithAssignees(jobIds, id);
    return joined.map((one) => toInterviewResponse(one, staffedJobs, now));
  }
}

function requireOwn({ userId }: InterviewEntity, { id }: Candidate): void {
  if (userId !== id) throw new InterviewNotFoundError();
}

/** Calendar feeds: a candidate's interviews at a secret URL that calendar clients poll. The URL grants read access. */
@Injectable()
export class CalendarFeedsService {
  private readonly ids: SignedId;

  constructor(
    private readonly users: UsersRepository,
    private readonly interviews: InterviewsRepository,
    private readonly jobs: InterviewJobs,
    private readonly calendar: InterviewCalendar,
    private readonly server: ServerConfig,
    { secret }: AccountsConfig,
  ) {
    this.ids = new SignedId(secret, 'calendar-feed');
  }

  feedOf({ calendarId }: Pick<UserEntity, 'calendarId'>): CalendarFeed {
    if (calendarId === null) return { url: null };
    const path = expandTemplate(getCalendar.template, { token: this.ids.token(calendarId) });
    return { url: this.server.publicUrl + path };
  }

  /** Assigns a new id, which invalidates earlier URLs. */
  renew(user: Pick<UserEntity, 'id'>): Promise<CalendarFeed> {
    return this.change(user, randomUUID());
  }

  remove(user: Pick<UserEntity, 'id'>): Promise<CalendarFeed> {
    return this.change(user, null);
  }

  /** @throws CalendarNotFoundError */
  async read(token: string): Promise<string> {
    const calendarId = this.ids.read(token);
    const owner = calendarId === null ? null : await this.interviews.ownerOfCalendar(calendarId);
    if (owner === null) throw new CalendarNotFoundError();
    const interviews = inOrder(await this.interviews.listOf(owner.id), new Date());
    return this.calendar.write(await this.jobs.join(interviews), owner.language);
  }

  /** @throws UnauthenticatedError if the account was deleted */
  private change({ id }: Pick<UserEntity, 'id'>, calendarId: string | null): Promise<CalendarFeed> {
    return this.users.inTransaction(async (manager) => {
      if ((await this.users.lock(id, manager)) === null) throw new UnauthenticatedError();
      return this.feedOf(await this.users.update(id, { calendarId }, manager));
    });
  }
}
