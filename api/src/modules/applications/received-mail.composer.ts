import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { PublicJobsService } from '../jobs/index.ts';
import { MailComposers, MailService } from '../mail/index.ts';
import { ApplicationLink } from './application-link.service.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { ApplicationsRepository, type NewApplication } from './applications.repository.ts';
import { applicationReceivedMail } from './mails/application-received.mail.tsx';

/** The job, with the fields for mails. */
interface MailedJob {
  jobTitle: string;
  companyName: string;
}

/** Data of the ordered mail; the status of the application is read when it is sent. */
interface ApplicationMailData extends MailedJob, MailedApplication {}

/** Data of every mail about an application. */
export interface MailedApplication {
  applicationId: string;
  /**
   * The account, to erase the mail with it, also when it was sent to a former address; null: a visitor's application.
   */
  userId: number | null;
}

type Addressed = Pick<ApplicationEntity, 'id' | 'userId' | 'email' | 'language' | 'questionsDue'>;

/** Delay that allows an applicant to answer the questions first, so that one mail confirms the complete application. */
const waitForAnswersMs = 2 * 60_000;

/** Kinds of mail about received applications. */
interface ReceivedMails {
  'application-received': ApplicationMailData;
}

/** Orders mails about applications. Applications without an address get none. */
@Injectable()
export class ApplicationMails {
  constructor(
    private readonly mail: MailService<ReceivedMails>,
    private readonly applications: ApplicationsRepository,
    private readonly jobs: PublicJobsService,
  ) {}

  /** Call it before a transaction: a transaction must not wait for a second connection. */
  async describe(jobId: number): Promise<MailedJob> {
    const [job] = await this.jobs.cards([jobId], new Date());
    return { jobTitle: job?.title ?? '', companyName: job?.companyName ?? '' };
  }

  /** A repeated order changes nothing, but can make the mail leave earlier. */
  async orderReceived(application: Addressed, job: MailedJob, manager: EntityManager): Promise<void> {
    const delay = application.questionsDue > 0 ? waitForAnswersMs : 0;
    await this.order(application, job, application.id, manager, new Date(Date.now() + delay));
  }

  /**
   * Sends the link again to the owner of an address that is used for a second application, at most once a day. The mail
   * contains no input of the request.
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
    const key = `application-received:${occasion}`;
    await this.mail.order(
      { key, kind: 'application-received', language, recipient: email, data },
      { manager, startAt },
    );
  }
}

/** Composes the mail "application received" from the state at the time of sending. */
@Injectable()
export class ReceivedMailComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly applications: ApplicationsRepository,
    private readonly link: ApplicationLink,
  ) {}

  onModuleInit(): void {
    this.composers.register<ReceivedMails>({
      'application-received': (data, language) => this.compose(data, language),
    });
  }

  /** Null: the application was withdrawn or refused before the mail was sent. */
  private async compose({ applicationId, ...job }: ApplicationMailData, language: Language) {
    const application = await this.applications.find(applicationId);
    if (application === null || application.withdrawnAt !== null || application.refusedAt !== null) return null;
    return applicationReceivedMail(language, {
      applicantName: application.name,
      ...job,
      submittedAt: application.submittedAt.toISOString(),
      questionsDue: application.questionsDue,
      link: this.link.url(applicationId),
    });
  }
}
