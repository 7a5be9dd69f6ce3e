import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import { applicationReceivedMail } from './mails/application-received.mail.tsx';
import { MailComposers } from '../mail/index.ts';
import { ApplicationLink } from './application-link.ts';
import type { ApplicationMailData, ReceivedMails } from './application-mails.ts';
import { ApplicationsRepository } from './applications.repository.ts';

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
