import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueService } from '../catalogue/index.ts';
import { MailService } from '../mail/index.ts';
import { ApplicationsRepository, type NewApplication } from './applications.repository.ts';
import type { ApplicationEntity } from './entities/application.entity.ts';

export const applicationReceived = 'application-received';

/** The job as a mail names it. */
export interface MailedJob {
  jobTitle: string;
  companyName: string;
}

/** What the composer of the mail is told; how far the application came is looked up when it is sent. */
export interface ApplicationMailData extends MailedJob, MailedApplication {}

/** What every mail about an application says of it. */
export interface MailedApplication {
  applicationId: string;
  /** Whose account takes the mail with it, also one that went to a former address; null: a visitor's. */
  userId: number | null;
}

type Addressed = Pick<ApplicationEntity, 'id' | 'userId' | 'email' | 'language' | 'questionsDue'>;

/** Who is about to answer the questions gets one mail that says so, not one that asks for answers. */
const waitForAnswersMs = 2 * 60_000;

/** What is mailed about applications. Nobody is written to who left no address. */
@Injectable()
export class ApplicationMails {
  constructor(
    private readonly mail: MailService,
    private readonly applications: ApplicationsRepository,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Asked before a transaction begins: what holds a connection must not wait for another. */
  async describe(jobId: number): Promise<MailedJob> {
    const [job] = await this.catalogue.cards([jobId], new Date());
    return { jobTitle: job?.title ?? '', companyName: job?.companyName ?? '' };
  }

  /** Ordering it again only means that it is wanted by then. */
  async orderReceived(application: Addressed, job: MailedJob, manager: EntityManager): Promise<void> {
    const delay = application.questionsDue > 0 ? waitForAnswersMs : 0;
    await this.order(application, job, application.id, manager, new Date(Date.now() + delay));
  }

  /**
   * Somebody applied again with an address that has applied: its owner gets the link once more, at most once a day. What
   * the caller typed is not in it.
   */
  async remind({ jobId, email }: Pick<NewApplication, 'jobId' | 'email'>): Promise<void> {
    const known = email === null ? null : await this.applications.findByEmail(jobId, email);
    if (known === null) return;
    const job = await this.describe(jobId);
    const today = new Date().toISOString().slice(0, 10);
    await this.applications.inTransaction((manager) =>
      this.order(known, job, `${known.id}:${today}`, manager, new Date()),
    );
  }

  private async order(
    { id, userId, email, language }: Addressed,
    job: MailedJob,
    occasion: string,
    manager: EntityManager,
    startAt: Date,
  ): Promise<void> {
    if (email === null) return;
    const data: ApplicationMailData = { applicationId: id, userId, ...job };
    const key = `${applicationReceived}:${occasion}`;
    await this.mail.order({ key, kind: applicationReceived, language, recipient: email, data }, { manager, startAt });
  }
}
