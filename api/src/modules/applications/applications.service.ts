import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Application, ApplicationReceipt, AppliedAnswer, QuestionAnswer, SentReceipt } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.client.ts';
import { CompaniesService } from '../companies/index.ts';
import { InterviewCancellation } from '../interviews/index.ts';
import { JobClosedError, JobQuestionsRepository, PublicJobsService } from '../jobs/index.ts';
import type { UserEntity } from '../users/index.ts';
import { ApplicationLink } from './application-link.service.ts';
import type { ApplicationEntity, StoredAnswer } from './application.entity.ts';
import { toApplicationResponse, toReceipt } from './application.response.ts';
import { ApplicationWithdrawal } from './applications.erasure.ts';
import {
  AlreadyAnsweredError,
  AlreadyAppliedError,
  AnswersMissingError,
  ApplicationHasAddressError,
  ApplicationNotFoundError,
  ApplicationWithdrawnError,
  ResumeIdMissingError,
} from './applications.errors.ts';
import {
  areAnswersDue,
  givenAnswers,
  isOwnedByOther,
  isSameAddress,
  missingAnswers,
  sameAnswers,
} from './applications.policy.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplicationMails, type MailedJob } from './mails/application-received.mail.tsx';
import { SentResumes } from './sent-resumes.service.ts';

/** Input of step 2. */
export interface AnswerRequest {
  resumeId?: string | undefined;
  answers: readonly QuestionAnswer[];
}

type ReceivedApplication = Pick<
  ApplicationEntity,
  'id' | 'jobId' | 'questionsDue' | 'submittedAt' | 'answeredAt' | 'status' | 'withdrawnAt' | 'refusedAt'
>;

/** Answers, views and withdraws applications. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly jobs: PublicJobsService,
    private readonly jobQuestions: JobQuestionsRepository,
    private readonly companies: CompaniesService,
    private readonly withdrawal: ApplicationWithdrawal,
    private readonly interviews: InterviewCancellation,
    private readonly queue: JobQueue,
    private readonly mails: ApplicationMails,
    private readonly link: ApplicationLink,
    private readonly sentResumes: SentResumes,
  ) {}

  /**
   * Accepted also after the job has closed, for an application that was accepted. Equal answers change nothing. Without
   * a session the receipt's id suffices, as with the mailed link.
   * @throws ApplicationNotFoundError also for the receipt of another account
   */
  async answer(
    job: string,
    { resumeId, answers }: AnswerRequest,
    user: Pick<UserEntity, 'id'> | null,
  ): Promise<ApplicationReceipt> {
    if (!resumeId) throw new ResumeIdMissingError();
    const jobId = await this.jobs.requireJobId(job);
    const questions = await this.jobQuestions.ofJob(jobId);
    const given = givenAnswers(questions, answers);
    const missing = missingAnswers(questions, given);
    const mailedJob = await this.mails.describe(jobId);
    return this.applications.inTransaction(async (manager) => {
      const application = await this.applications.lock(resumeId, manager);
      if (application === null || application.jobId !== jobId) throw new ApplicationNotFoundError();
      if (user !== null && isOwnedByOther(application, user)) throw new ApplicationNotFoundError();
      if (isSettled(application, given)) return toReceipt(application);
      if (missing.length > 0) throw new AnswersMissingError(missing);
      await this.applications.answer(application.id, given, new Date(), manager);
      const answered = Object.assign(application, { questionsDue: 0 });
      await this.queue.add('deliver-application', { applicationId: application.id }, { manager });
      await this.mails.enqueueReceived(answered, mailedJob, manager);
      return toReceipt(answered);
    });
  }

  async applied(job: string, { id }: Pick<UserEntity, 'id'>): Promise<AppliedAnswer> {
    const application = await this.applications.findOwn(await this.jobs.requireJobId(job), id);
    const applied = application !== null;
    const receipt = applied ? await this.receiptOf(application) : null;
    const answersDue = receipt?.answersDue === true;
    return { applied, hasApplied: applied, answersDue, receipt: answersDue ? receipt : null };
  }

  /** Receipt with the token of the application's page, for the applicant only. */
  async receiptOf(application: ReceivedApplication): Promise<SentReceipt> {
    const { id, jobId } = application;
    const requiring = await this.jobQuestions.jobsRequiringAnswers([jobId]);
    return {
      ...toReceipt(application),
      answersDue: areAnswersDue(application, requiring.has(jobId)),
      token: this.link.token(id),
    };
  }

  /** @throws ApplicationNotFoundError */
  async view(token: string): Promise<Application> {
    return this.respond(await this.require(token), token);
  }

  /**
   * Adds the address that a visitor did not leave with the upload, and mails the link to it. An application of an account
   * has an address.
   * @throws ApplicationNotFoundError, ApplicationWithdrawnError, JobClosedError; ApplicationHasAddressError for another
   * address; AlreadyAppliedError if another application to the job has it
   */
  async addEmail(token: string, email: string): Promise<Application> {
    const { id, jobId } = await this.require(token);
    const mailedJob = await this.mails.describe(jobId);
    try {
      await this.applications.inTransaction((manager) => this.storeEmail(id, email, mailedJob, manager));
    } catch (error) {
      if (error instanceof AlreadyAppliedError) await this.mails.remind({ jobId, email });
      throw error;
    }
    return this.view(token);
  }

  private async storeEmail(id: string, email: string, job: MailedJob, manager: EntityManager): Promise<void> {
    const application = await this.applications.lock(id, manager);
    if (application === null) throw new ApplicationNotFoundError();
    requireReceivable(application);
    if (application.email !== null) {
      if (!isSameAddress(application.email, email)) throw new ApplicationHasAddressError();
      return;
    }
    await this.applications.setEmail(id, email, manager);
    await this.mails.enqueueReceived(Object.assign(application, { email }), job, manager);
  }

  /** @throws ApplicationNotFoundError; ResumeNotFoundError if it was withdrawn or refused */
  async openResume(token: string): Promise<StreamableFile> {
    return this.sentResumes.open(await this.require(token));
  }

  /** Cancels the application's interviews that have not begun, with their mails. */
  async withdraw(token: string): Promise<Application> {
    const { id } = await this.require(token);
    await this.applications.inTransaction(async (manager) => {
      const application = await this.applications.lock(id, manager);
      if (application === null || application.withdrawnAt !== null) return;
      await this.withdrawal.withdraw(application, manager);
      await this.interviews.cancel({ applicationId: id }, manager);
    });
    return this.view(token);
  }

  private async require(token: string): Promise<ApplicationEntity> {
    const id = this.link.read(token);
    const application = id === null ? null : await this.applications.find(id);
    if (application === null) throw new ApplicationNotFoundError();
    return application;
  }

  private async respond(application: ApplicationEntity, token: string): Promise<Application> {
    const [[job], questions, history, kept, answerDays] = await Promise.all([
      this.jobs.cards([application.jobId], new Date()),
      this.jobQuestions.ofJob(application.jobId),
      this.applications.history(application.id),
      this.applications.keptJobs([application.jobId]),
      this.companies.answerDays(),
    ]);
    if (job === undefined) throw new ApplicationNotFoundError();
    const isKept = kept.has(job.id);
    return toApplicationResponse(application, { token, job, questions, history, isKept, answerDays });
  }
}

/** @throws ApplicationWithdrawnError, JobClosedError */
function requireReceivable({ withdrawnAt, refusedAt }: ApplicationEntity): void {
  if (withdrawnAt !== null) throw new ApplicationWithdrawnError();
  if (refusedAt !== null) throw new JobClosedError();
}

/** Whether no answer is missing. Equal answers are accepted, different ones rejected. */
function isSettled(application: ApplicationEntity, given: readonly StoredAnswer[]): boolean {
  const { answeredAt, answers } = application;
  requireReceivable(application);
  if (answeredAt === null) return false;
  if (!sameAnswers(answers, given)) throw new AlreadyAnsweredError();
  return true;
}
