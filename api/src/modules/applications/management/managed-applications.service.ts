import { Injectable, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  applicationStatuses,
  isOneOf,
  pageWindow,
  toPageNumber,
  type ApplicationStatus,
  type ApplicationStatusPayload,
  type ManagedApplicationDetail,
  type ManagedApplicationListVariables,
  type ManagedApplicationPage,
} from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { isUuid, noteTarget } from '../../../http/index.ts';
import { JobAccess } from '../../job-assignments/index.ts';
import { JobQuestionsRepository } from '../../jobs/index.ts';
import type { UserEntity } from '../../users/index.ts';
import type { ApplicationEntity } from '../application.entity.ts';
import { toManagedApplicationDetailResponse, toManagedApplicationResponse } from '../application.response.ts';
import {
  ApplicationChangedError,
  ApplicationNotChangeableError,
  ApplicationNotFoundError,
  ApplicationsElsewhereError,
  ApplicationWithdrawnError,
} from '../applications.errors.ts';
import { mayBecome } from '../applications.policy.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import { StatusMail } from '../mails/application-status-changed.mail.tsx';
import { SentResumes } from '../sent-resumes.service.ts';
import { StatusesRepository } from '../statuses.repository.ts';

const applicationsPerPage = 50;

/** Identifies an application by its job and its id. */
interface NamedApplication {
  job: string;
  id: string;
}

export type ListQuery = Pick<ManagedApplicationListVariables, 'status' | 'page'>;

/**
 * Applications for jobs that were created through the API, for admins and assigned users. Applications for jobs of the
 * HR backend are read and decided on there (DESIGN §4).
 */
@Injectable()
export class ManagedApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly access: JobAccess,
    private readonly jobQuestions: JobQuestionsRepository,
    private readonly sentResumes: SentResumes,
    private readonly statuses: StatusesRepository,
    private readonly mail: StatusMail,
  ) {}

  /** @throws ForbiddenError, JobNotFoundError, ApplicationsElsewhereError */
  async list(user: UserEntity, job: string, { status, page: asked }: ListQuery): Promise<ManagedApplicationPage> {
    const jobId = await this.requireKept(user, job);
    const filter = { status: isOneOf(applicationStatuses, status) ? status : null, page: toPageNumber(asked) };
    const pageSize = applicationsPerPage;
    const { applications, total } = await this.applications.listReadable(jobId, filter, pageSize, new Date());
    const { page, totalPages } = pageWindow(filter.page, total, pageSize);
    return { items: applications.map(toManagedApplicationResponse), page, pageSize, totalPages, total };
  }

  /** @throws as `require` */
  async get(user: UserEntity, named: NamedApplication): Promise<ManagedApplicationDetail> {
    return this.respond(await this.require(user, named));
  }

  /** @throws as `require`; ResumeNotFoundError */
  async openResume(user: UserEntity, named: NamedApplication, request: FastifyRequest): Promise<StreamableFile> {
    const application = await this.require(user, named);
    const file = await this.sentResumes.open(application);
    noteApplicant(request, application);
    return file;
  }

  /** @throws as `require`; ApplicationChangedError, ApplicationNotChangeableError */
  async changeStatus(
    user: UserEntity,
    { job, id }: NamedApplication,
    wanted: ApplicationStatusPayload,
    request: FastifyRequest,
  ): Promise<ManagedApplicationDetail> {
    const jobId = await this.requireKept(user, job);
    if (!isUuid(id)) throw new ApplicationNotFoundError();
    await this.applications.inTransaction(async (manager) => {
      const application = requireReadable(await this.applications.lock(id, manager), jobId, new Date());
      if (isChange(application.status, wanted)) await this.change(application, wanted.status, manager);
    });
    const changed = await this.get(user, { job, id });
    noteApplicant(request, changed);
    return changed;
  }

  /** Status, history and mail are one transaction. */
  private async change({ id }: ApplicationEntity, status: ApplicationStatus, manager: EntityManager): Promise<void> {
    const tracked = await this.statuses.find(id, manager);
    if (tracked === null) throw new ApplicationNotFoundError();
    const at = new Date();
    await this.statuses.change(id, status, at, manager);
    await this.mail.enqueue(tracked, { status, at }, manager);
  }

  /** @throws ForbiddenError, JobNotFoundError, ApplicationsElsewhereError, ApplicationNotFoundError, ApplicationWithdrawnError */
  private async require(user: UserEntity, { job, id }: NamedApplication): Promise<ApplicationEntity> {
    const jobId = await this.requireKept(user, job);
    return requireReadable(isUuid(id) ? await this.applications.find(id) : null, jobId, new Date());
  }

  private async requireKept(user: UserEntity, job: string): Promise<number> {
    const jobId = await this.access.requireReadable(user, job);
    if (!(await this.applications.keptJobs([jobId])).has(jobId)) throw new ApplicationsElsewhereError();
    return jobId;
  }

  private async respond(application: ApplicationEntity): Promise<ManagedApplicationDetail> {
    const [questions, history] = await Promise.all([
      this.jobQuestions.ofJob(application.jobId),
      this.applications.history(application.id),
    ]);
    return toManagedApplicationDetailResponse(application, { questions, history });
  }
}

/** Records the applicant as the target in the audit log; a visitor has no account. */
function noteApplicant(request: FastifyRequest, { userId }: Pick<ApplicationEntity, 'userId'>): void {
  if (userId !== null) noteTarget(request, { userId });
}

/** False if the application already has the status. @throws ApplicationChangedError, ApplicationNotChangeableError */
function isChange(current: ApplicationStatus, { status, previousStatus }: ApplicationStatusPayload): boolean {
  if (status === current) return false;
  if (previousStatus !== current) throw new ApplicationChangedError(current);
  if (!mayBecome(current, status)) throw new ApplicationNotChangeableError();
  return true;
}

/**
 * Returns the application if admins and assigned users of the job may read it: it belongs to the job, is not anonymized, no longer
 * waits for answers and is not withdrawn.
 *
 * @throws ApplicationNotFoundError, ApplicationWithdrawnError
 */
function requireReadable(application: ApplicationEntity | null, jobId: number, now: Date): ApplicationEntity {
  if (application === null || application.jobId !== jobId) throw new ApplicationNotFoundError();
  const { anonymisedAt, dueAt, firstAttemptAt, withdrawnAt } = application;
  const hasArrived = dueAt <= now || firstAttemptAt !== null;
  if (anonymisedAt !== null || !hasArrived) throw new ApplicationNotFoundError();
  if (withdrawnAt !== null) throw new ApplicationWithdrawnError();
  return application;
}
