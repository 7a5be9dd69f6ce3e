import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import { applicationStatusChangedMail } from '../mails/application-status-changed.mail.tsx';
import { MailComposers } from '../../mail/index.ts';
import { ApplicationLink } from '../application-link.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import type { StatusMailData, StatusMails } from './status-mail.ts';

/** Composes the mail "status changed" at the time of sending. */
@Injectable()
export class StatusMailComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly applications: ApplicationsRepository,
    private readonly link: ApplicationLink,
  ) {}

  onModuleInit(): void {
    this.composers.register<StatusMails>({
      'application-status-changed': (data, language) => this.compose(data, language),
    });
  }

  /** Null: the application was withdrawn or erased, or its status has changed again, which has its own mail. */
  private async compose({ applicationId, status, ...job }: StatusMailData, language: Language) {
    const application = await this.applications.find(applicationId);
    if (application === null || application.email === null) return null;
    if (application.withdrawnAt !== null || application.status !== status) return null;
    return applicationStatusChangedMail(language, {
      applicantName: application.name,
      ...job,
      status,
      submittedAt: application.submittedAt.toISOString(),
      link: this.link.url(applicationId),
    });
  }
}
