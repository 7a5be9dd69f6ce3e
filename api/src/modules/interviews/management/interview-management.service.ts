import { Injectable } from '@nestjs/common';
import type {
  DeletedInterview,
  InterviewChangePayload,
  InterviewDetailsPayload,
  InterviewPlanPayload,
  ManagedInterview,
} from 'shared-contracts';
import { isUuid, OutdatedVersionError, RecordChangedError } from '../../../http/index.ts';
import { JobAccess } from '../../job-assignments/index.ts';
import { ActiveUsers, UsersRepository, type UserEntity } from '../../users/index.ts';
import { InterviewJobs, type JobInterview } from '../interview-jobs.service.ts';
import type { InterviewEntity } from '../interview.entity.ts';
import { toManagedInterviewResponse } from '../interview.response.ts';
import { InterviewExistsError, InterviewNotFoundError } from '../interviews.errors.ts';
import { inOrder } from '../interviews.policy.ts';
import { InterviewsRepository, type InterviewDetails } from '../interviews.repository.ts';
import { InterviewsService } from '../interviews.service.ts';
import { decideChange, requireValidTimes } from './interview-change.policy.ts';

/** Manages interviews for companies. */
@Injectable()
export class InterviewManagementService {
  constructor(
    private readonly repository: InterviewsRepository,
    private readonly interviews: InterviewsService,
    private readonly jobs: InterviewJobs,
    private readonly access: JobAccess,
    private readonly activeUsers: ActiveUsers,
    private readonly users: UsersRepository,
  ) {}

  /** @throws ForbiddenError, JobNotFoundError */
  async list(user: UserEntity, job: string): Promise<ManagedInterview[]> {
    const jobId = await this.access.requireReadable(user, job);
    const interviews = inOrder(await this.repository.listOfJob(jobId), new Date());
    return this.respond(await this.jobs.join(interviews), user);
  }

  /** @throws InterviewNotFoundError also if the user may not read it */
  async get(user: UserEntity, id: string): Promise<ManagedInterview> {
    const interview = isUuid(id) ? await this.repository.find(id) : null;
    const mayRead = await this.access.mayRead(user, interview?.jobId ?? null);
    if (interview === null || !mayRead) throw new InterviewNotFoundError();
    return this.respondOne({ interview, job: await this.jobs.of(interview.jobId) }, user);
  }

  /**
   * A repeated key returns the interview of the first request at any later time.
   * @throws InterviewNotFoundError if that interview was deleted; InvalidRequestError, UserNotFoundError,
   * JobNotFoundError, JobClosedError, InterviewExistsError
   */
  async plan(payload: InterviewPlanPayload, idempotencyKey: string | null): Promise<ManagedInterview> {
    const earlier = await this.earlier(idempotencyKey);
    if (earlier !== null) return earlier;
    const details = toDetails(payload);
    requireValidTimes(details, new Date());
    const { id: userId } = await this.activeUsers.require({ userId: payload.userId });
    const jobId = await this.access.requireJob(payload.jobId);
    const applicationId = await this.repository.applicationOf({ userId, jobId });
    try {
      const plan = { ...details, userId, jobId, applicationId, idempotencyKey };
      return await this.respondOne(await this.interviews.plan(plan));
    } catch (error) {
      return this.settleConflict(error, idempotencyKey);
    }
  }

  /** @throws InterviewNotFoundError, InterviewNotChangeableError, InterviewExistsError, JobClosedError, RecordChangedError */
  async change(id: string, payload: InterviewChangePayload): Promise<ManagedInterview> {
    const { status, feedback, version } = payload;
    const wanted = { ...toDetails(payload), status, feedback: feedback === undefined ? undefined : feedback || null };
    const decide = (interview: InterviewEntity) => decideChange(interview, wanted, new Date());
    return this.respondOne(await this.orChanged(id, this.interviews.change(id, decide, version)));
  }

  /** @throws InterviewNotFoundError, RecordChangedError */
  async remove(id: string, version?: number): Promise<DeletedInterview> {
    await this.orChanged(id, this.interviews.remove(id, version));
    return { id: id.toLowerCase() };
  }

  /** @throws RecordChangedError with the current interview if the write has an outdated version */
  private async orChanged<T>(id: string, write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (!(error instanceof OutdatedVersionError)) throw error;
      const interview = await this.repository.find(id);
      if (interview === null) throw new InterviewNotFoundError();
      const current = await this.respondOne({ interview, job: await this.jobs.of(interview.jobId) });
      throw new RecordChangedError('interview_changed', current);
    }
  }

  /** Two concurrent requests have the same key: returns the interview of the first. */
  private async settleConflict(error: unknown, idempotencyKey: string | null): Promise<ManagedInterview> {
    const earlier = error instanceof InterviewExistsError ? await this.earlier(idempotencyKey) : null;
    if (earlier === null) throw error;
    return earlier;
  }

  /** @throws InterviewNotFoundError if it was deleted */
  private async earlier(idempotencyKey: string | null): Promise<ManagedInterview | null> {
    if (idempotencyKey === null) return null;
    const interview = await this.repository.findByKey(idempotencyKey);
    if (interview !== null) return this.respondOne({ interview, job: await this.jobs.of(interview.jobId) });
    if (await this.repository.isKeyOfDeleted(idempotencyKey)) throw new InterviewNotFoundError();
    return null;
  }

  /** @throws InterviewNotFoundError if the candidate's account was erased */
  private async respondOne(joined: JobInterview, reader?: UserEntity): Promise<ManagedInterview> {
    const [response] = await this.respond([joined], reader);
    if (response === undefined) throw new InterviewNotFoundError();
    return response;
  }

  /** @param reader Absent: an admin */
  private async respond(joined: readonly JobInterview[], reader?: UserEntity): Promise<ManagedInterview[]> {
    const ids = [...new Set(joined.map(({ interview }) => interview.userId))];
    const [users, overlaps, readableJobs] = await Promise.all([
      this.users.findAll(ids),
      this.repository.overlapping(joined.map(({ interview }) => interview.id)),
      reader === undefined ? ('all' as const) : this.access.readableJobs(reader),
    ]);
    const candidates = new Map(users.map((user) => [user.id, user]));
    const now = new Date();
    return joined.flatMap((one) => {
      const candidate = candidates.get(one.interview.userId);
      const others = overlaps.get(one.interview.id) ?? [];
      return candidate === undefined ? [] : [toManagedInterviewResponse(one, { candidate, others, readableJobs, now })];
    });
  }
}

/** Absent and blank fields become null. */
function toDetails(payload: InterviewDetailsPayload): InterviewDetails {
  return {
    scheduledAt: new Date(payload.scheduledAt),
    endTime: payload.endTime ? new Date(payload.endTime) : null,
    location: payload.location || null,
    interviewType: payload.interviewType ?? 'video',
    interviewerName: payload.interviewerName || null,
    interviewerEmail: payload.interviewerEmail || null,
    notes: payload.notes || null,
  };
}
