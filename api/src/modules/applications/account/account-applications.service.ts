import { Injectable, type StreamableFile } from '@nestjs/common';
import type { AccountApplication } from 'shared-contracts';
import { InterviewCancellation } from '../../interviews/index.ts';
import { JobQuestionsRepository, PublicJobsService } from '../../jobs/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { ApplicationLink } from '../application-link.service.ts';
import { ApplicationWithdrawal } from '../application-withdrawal.service.ts';
import type { ApplicationEntity } from '../application.entity.ts';
import { toAccountApplicationResponse } from '../application.response.ts';
import { ApplicationNotFoundError } from '../applications.errors.ts';
import { isActive } from '../applications.policy.ts';
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
    private readonly link: ApplicationLink,
    private readonly sentResumes: SentResumes,
  ) {}

  async list({ id }: Pick<UserEntity, 'id'>): Promise<AccountApplication[]> {
    const all = await this.own.list(id);
    return this.respond(all.filter(({ removedAt }) => removedAt === null));
  }

  /** Runs a constant number of statements. */
  async respond(applications: readonly ApplicationEntity[]): Promise<AccountApplication[]> {
    const jobIds = [...new Set(applications.map(({ jobId }) => jobId))];
    const [histories, cards, kept, requiring] = await Promise.all([
      this.own.histories(applications.map(({ id }) => id)),
      this.jobs.cards(jobIds, new Date()),
      this.applications.keptJobs(jobIds),
      this.jobQuestions.jobsRequiringAnswers(jobIds),
    ]);
    const jobs = new Map(cards.map((card) => [card.id, card]));
    return applications.flatMap((application) => {
      const job = jobs.get(application.jobId);
      if (job === undefined) return [];
      const [history, token] = [histories.get(application.id) ?? [], this.link.token(application.id)];
      const [isKept, jobRequiresAnswers] = [kept.has(job.id), requiring.has(job.id)];
      return [toAccountApplicationResponse(application, { job, history, token, isKept, jobRequiresAnswers })];
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
