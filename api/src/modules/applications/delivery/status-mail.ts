import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ApplicationStatus, Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ApplicationStatusChangedMail, MailComposers, MailService, type ToldStatus } from '../../mail/index.ts';
import { ApplicationLink } from '../application-link.ts';
import type { MailedApplication } from '../application-mails.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import type { TrackedApplication } from './statuses.repository.ts';

const kind = 'application-status-changed';

interface StatusMailData extends MailedApplication {
  status: ToldStatus;
  jobTitle: string;
  companyName: string;
}

/** The mail that tells an applicant what became of an application. */
@Injectable()
export class StatusMail implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly composers: MailComposers,
    private readonly applications: ApplicationsRepository,
    private readonly link: ApplicationLink,
  ) {}

  onModuleInit(): void {
    this.composers.register(kind, (data, language) => this.compose(data as StatusMailData, language));
  }

  /**
   * In the transaction of the change. Nobody is written to who left no address, or of whom nothing is kept any more. The
   * lock keeps whose it is and where they are from changing before the mail is theirs.
   */
  async order(
    { id, jobTitle, companyName }: TrackedApplication,
    { status, at }: { status: ApplicationStatus; at: Date },
    manager: EntityManager,
  ): Promise<void> {
    const application = status === 'pending' ? null : await this.applications.lock(id, manager);
    if (application === null || application.email === null || status === 'pending') return;
    const { userId, language, email: recipient } = application;
    const key = `application-status:${id}:${status}:${at.toISOString()}`;
    const data: StatusMailData = { applicationId: id, userId, status, jobTitle, companyName };
    await this.mail.order({ key, kind, language, recipient, data }, { manager });
  }

  /** Null: it was withdrawn or erased meanwhile, or has gone on, which its own mail tells. */
  private async compose({ applicationId, status, ...job }: StatusMailData, language: Language) {
    const application = await this.applications.find(applicationId);
    if (application === null || application.email === null) return null;
    if (application.withdrawnAt !== null || application.status !== status) return null;
    return new ApplicationStatusChangedMail(language, {
      applicantName: application.name,
      ...job,
      status,
      submittedAt: application.submittedAt.toISOString(),
      link: this.link.url(applicationId),
    });
  }
}
