import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language, SentReceipt } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ApplicationsConfig } from '../../config/hr.config.ts';
import { JobQueue } from '../../queue/job-queue.client.ts';
import { UnauthenticatedError } from '../auth/index.ts';
import { FilesService } from '../files/index.ts';
import { JobQuestionsRepository, PublicJobsService } from '../jobs/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { AlreadyAppliedError } from './applications.errors.ts';
import { isOwnedByOther, isReplaceable } from './applications.policy.ts';
import { ApplicationsRepository, type NewApplication } from './applications.repository.ts';
import { ApplicationsService } from './applications.service.ts';
import { ApplicationMails } from './mails/application-received.mail.tsx';
import { SentResumes, type ResumeInput, type SentResume } from './sent-resumes.service.ts';

/** Input of step 1. */
export interface ApplyRequest extends ResumeInput {
  /** Id or slug. */
  job: string;
  fields: ApplyRequestFields;
  idempotencyKey: string | null;
  /** Id of the account that the client expects to be signed in; null: not specified. */
  expectedApplicantId: number | null;
}

export type ApplyRequestFields = ResumeInput['fields'] & {
  name?: string | undefined;
  email?: string | undefined;
  language: Language;
  replaces?: string | undefined;
  replacesKey?: string | undefined;
};

/** State of an application without answers, decision or withdrawal. */
const justReceived = { answeredAt: null, status: 'pending', withdrawnAt: null, refusedAt: null } as const;

/** Accepts applications. When it returns, the application is stored with its file and its delivery is queued. */
@Injectable()
export class ApplicationIntake {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly jobs: PublicJobsService,
    private readonly jobQuestions: JobQuestionsRepository,
    private readonly files: FilesService,
    private readonly resumes: SentResumes,
    private readonly service: ApplicationsService,
    private readonly users: UsersRepository,
    private readonly queue: JobQueue,
    private readonly mails: ApplicationMails,
    private readonly config: ApplicationsConfig,
  ) {}

  /** A repeated key returns the receipt of the first request, also after the job has closed. */
  async apply(request: ApplyRequest): Promise<SentReceipt> {
    requireExpectedApplicant(request);
    const jobId = await this.jobs.requireJobId(request.job);
    const earlier = await this.earlier(jobId, request);
    if (earlier !== null) return this.service.receiptOf(earlier);
    await this.jobs.requireOpenJobId(request.job);
    const questions = await this.jobQuestions.ofJob(jobId);
    const sent = await this.resumes.prepare(request);
    return this.store(this.build(jobId, request, sent, questions.length), sent, request);
  }

  private async earlier(jobId: number, { idempotencyKey, user }: ApplyRequest): Promise<ApplicationEntity | null> {
    if (idempotencyKey === null) return null;
    const earlier = await this.applications.findByKey(jobId, idempotencyKey);
    if (earlier !== null && isOwnedByOther(earlier, user)) throw new AlreadyAppliedError();
    return earlier;
  }

  private build(
    jobId: number,
    { idempotencyKey, fields, user }: ApplyRequest,
    { file, pages }: SentResume,
    questionsDue: number,
  ): NewApplication {
    const submittedAt = new Date();
    const graceMs = questionsDue === 0 ? 0 : this.config.answerGraceSeconds * 1000;
    return {
      id: randomUUID(),
      jobId,
      idempotencyKey,
      ...applicantOf(fields, user),
      language: fields.language,
      fileId: file.id,
      fileName: file.name,
      fileSize: file.size,
      fileSha256: file.sha256,
      pages,
      questionsDue,
      submittedAt,
      dueAt: new Date(submittedAt.getTime() + graceMs),
    };
  }

  /**
   * One transaction stores the application, attaches its file, stores the resume in the account, enqueues the mail and
   * queues the delivery. A crash before the commit leaves files without references, which are cleaned up. A crash after
   * it loses only the response; a request with the same key returns it.
   */
  private async store(application: NewApplication, sent: SentResume, request: ApplyRequest): Promise<SentReceipt> {
    const mailedJob = await this.mails.describe(application.jobId);
    try {
      await this.applications.inTransaction(async (manager) => {
        const owner = await this.lockAccount(request.user, manager);
        const stored = owner === null ? application : { ...application, email: owner.email };
        await this.replace(application.jobId, request, manager);
        await this.applications.insert(stored, manager);
        await this.resumes.attach(sent, request.user, manager);
        await this.queue.add(
          'deliver-application',
          { applicationId: application.id },
          { manager, startAt: application.dueAt },
        );
        await this.mails.enqueueReceived(stored, mailedJob, manager);
      });
    } catch (error) {
      await this.resumes.discard(sent);
      return this.settleConflict(error, application, request);
    }
    return this.service.receiptOf({ ...application, ...justReceived });
  }

  /**
   * Locks the account first, which serializes the transaction with others on the same account (address confirmation,
   * stored resumes, erasure) and prevents deadlocks. Returns the current account.
   */
  private async lockAccount(user: UserEntity | null, manager: EntityManager): Promise<UserEntity | null> {
    if (user === null) return null;
    const locked = await this.users.lock(user.id, manager);
    if (locked === null) throw new UnauthenticatedError();
    return locked;
  }

  /** Two concurrent requests have the same key: returns the application of the first. */
  private async settleConflict(
    error: unknown,
    application: NewApplication,
    request: ApplyRequest,
  ): Promise<SentReceipt> {
    if (!(error instanceof AlreadyAppliedError)) throw error;
    const earlier = await this.earlier(application.jobId, request);
    if (earlier !== null) return this.service.receiptOf(earlier);
    await this.mails.remind(application);
    throw error;
  }

  /** Replaces the earlier upload of the same form, unless its delivery may have begun. */
  private async replace(jobId: number, { fields, user }: ApplyRequest, manager: EntityManager): Promise<void> {
    const id = (await this.idOfUnacknowledged(jobId, fields.replacesKey, manager)) ?? fields.replaces;
    if (id === undefined) return;
    const former = await this.applications.lock(id, manager);
    if (former === null || former.jobId !== jobId) throw new AlreadyAppliedError();
    if (isOwnedByOther(former, user) || !isReplaceable(former)) throw new AlreadyAppliedError();
    await this.applications.withdraw(former.id, new Date(), manager);
    if (former.fileId !== null) await this.files.detach(former.fileId, manager);
  }

  /**
   * Id of the application of an earlier request without a received response. If that request was stored, it has
   * replaced its predecessor.
   */
  private async idOfUnacknowledged(
    jobId: number,
    key: string | undefined,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const sent = key === undefined ? null : await this.applications.findByKey(jobId, key, manager);
    return sent?.withdrawnAt === null ? sent.id : undefined;
  }
}

/** The session may have ended or changed to another account since the form was loaded. */
function requireExpectedApplicant({ expectedApplicantId, user }: ApplyRequest): void {
  if (expectedApplicantId !== null && expectedApplicantId !== user?.id) throw new UnauthenticatedError();
}

/** A signed-in user applies with the name and address of the account. */
function applicantOf({ name, email }: ApplyRequestFields, user: UserEntity | null) {
  if (user === null) return { userId: null, name: name || null, email: email || null };
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return { userId: user.id, name: fullName || null, email: user.email };
}
