import { Injectable, type OnModuleInit, type StreamableFile } from '@nestjs/common';
import type { AccountApplication } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../../auth/index.ts';
import { CompaniesService } from '../../companies/index.ts';
import { InterviewCancellation } from '../../interviews/index.ts';
import { JobQuestionsRepository, PublicJobsService } from '../../jobs/index.ts';
import { MailsRepository } from '../../mail/index.ts';
import {
  AccountEvents,
  isAddressLinked,
  UsersRepository,
  VisitorDataSources,
  type UserEntity,
} from '../../users/index.ts';
import { ApplicationLink } from '../application-link.service.ts';
import type { ApplicationEntity } from '../application.entity.ts';
import { toAccountApplicationResponse } from '../application.response.ts';
import { ApplicationWithdrawal } from '../applications.erasure.ts';
import { ApplicationHasAddressError, ApplicationNotFoundError } from '../applications.errors.ts';
import { isActive, isOwnedByOther, mayClaim } from '../applications.policy.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import { SentResumes } from '../sent-resumes.service.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';

/** Applications of the signed-in user. */
@Injectable()
export class AccountApplicationsService {
  constructor(
    private readonly own: AccountApplicationsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly withdrawal: ApplicationWithdrawal,
    private readonly interviews: InterviewCancellation,
    private readonly jobs: PublicJobsService,
    private readonly jobQuestions: JobQuestionsRepository,
    private readonly companies: CompaniesService,
    private readonly link: ApplicationLink,
    private readonly sentResumes: SentResumes,
    private readonly users: UsersRepository,
    private readonly mails: MailsRepository,
  ) {}

  async list({ id }: Pick<UserEntity, 'id'>): Promise<AccountApplication[]> {
    const all = await this.own.list(id);
    return this.respond(all.filter(({ removedAt }) => removedAt === null));
  }

  /** Runs a constant number of statements. */
  async respond(applications: readonly ApplicationEntity[]): Promise<AccountApplication[]> {
    const jobIds = [...new Set(applications.map(({ jobId }) => jobId))];
    const [histories, cards, kept, requiring, answerDays] = await Promise.all([
      this.own.histories(applications.map(({ id }) => id)),
      this.jobs.cards(jobIds, new Date()),
      this.applications.keptJobs(jobIds),
      this.jobQuestions.jobsRequiringAnswers(jobIds),
      this.companies.answerDays(),
    ]);
    const jobs = new Map(cards.map((card) => [card.id, card]));
    return applications.flatMap((application) => {
      const job = jobs.get(application.jobId);
      if (job === undefined) return [];
      const [history, token] = [histories.get(application.id) ?? [], this.link.token(application.id)];
      const [isKept, jobRequiresAnswers] = [kept.has(job.id), requiring.has(job.id)];
      const context = { job, history, token, isKept, jobRequiresAnswers, answerDays };
      return [toAccountApplicationResponse(application, context)];
    });
  }

  /**
   * @throws ApplicationNotFoundError also for an application of another account; ResumeNotFoundError if it was
   * withdrawn or refused
   */
  async openResume(user: Pick<UserEntity, 'id'>, id: string): Promise<StreamableFile> {
    const application = await this.applications.find(id);
    if (application?.userId !== user.id || application.removedAt !== null) throw new ApplicationNotFoundError();
    return this.sentResumes.open(application);
  }

  /**
   * Adds a visitor's application to the account. The caller proves with the token that their browser sent it (ADR 34).
   *
   * @throws ApplicationNotFoundError also for an application of another account; ApplicationHasAddressError, AlreadyAppliedError
   */
  async claim(user: Pick<UserEntity, 'id'>, token: string): Promise<AccountApplication[]> {
    const id = this.link.read(token);
    if (id === null) throw new ApplicationNotFoundError();
    await this.applications.inTransaction(async (manager) => {
      // Applying with a session and erasing the account take the same lock first.
      const account = await this.users.lock(user.id, manager);
      if (account === null) throw new UnauthenticatedError();
      const application = await this.applications.lock(id, manager);
      if (application === null || isOwnedByOther(application, account)) throw new ApplicationNotFoundError();
      if (application.userId !== null) return;
      if (!mayClaim(application, account)) throw new ApplicationHasAddressError();
      await this.applications.assign(id, account, manager);
      await this.mails.readdress(account, [id], manager);
    });
    return this.list(user);
  }

  /**
   * Returns the remaining applications. Interviews of a withdrawn application are canceled, with their mails.
   *
   * @throws ApplicationNotFoundError also for an application of another account
   */
  async remove(user: Pick<UserEntity, 'id'>, id: string): Promise<AccountApplication[]> {
    await this.applications.inTransaction(async (manager) => {
      const application = await this.applications.lock(id, manager);
      if (application?.userId !== user.id || application.removedAt !== null) throw new ApplicationNotFoundError();
      if (isActive(application)) {
        await this.withdrawal.withdraw(application, manager);
        await this.interviews.cancel({ applicationId: id }, manager);
      }
      await this.own.remove(id, new Date(), manager);
    });
    return this.list(user);
  }
}

/**
 * Applications follow the address of their account. Applications that a visitor sent with the address are adopted only
 * while the address is linked to the account (ADR 34): verification alone does not prove that the account's owner reads
 * the mailbox.
 */
@Injectable()
export class AdoptedApplications implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly applications: AccountApplicationsRepository,
    private readonly mails: MailsRepository,
    private readonly visitorData: VisitorDataSources,
  ) {}

  onModuleInit(): void {
    this.events.onAddressConfirmed((user, manager) => this.follow(user, manager));
    this.visitorData.register((email, manager) => this.applications.hasUnowned(email, manager));
  }

  private async follow(user: UserEntity, manager: EntityManager): Promise<void> {
    const { id, email } = user;
    // Applying with a session takes the same lock, so that two applications to one job cannot both be stored.
    await this.users.lock(id, manager);
    const adopted = !isAddressLinked(user) ? [] : await this.applications.adopt(id, email, manager);
    const readdressed = await this.applications.readdress(id, email, manager);
    const changed = [...adopted, ...readdressed];
    if (changed.length > 0) await this.mails.readdress({ id, email }, changed, manager);
  }
}
