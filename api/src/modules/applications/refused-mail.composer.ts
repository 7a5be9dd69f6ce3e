import { Injectable, type OnModuleInit } from '@nestjs/common';
import { jobHref, type Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ServerConfig } from '../../config/server.config.ts';
import { MailComposers, MailService } from '../mail/index.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import type { OutgoingApplication } from './delivery/deliveries.repository.ts';
import { applicationRefusedMail } from './mails/application-refused.mail.tsx';
import type { MailedApplication } from './received-mail.composer.ts';

interface RefusedMailData extends MailedApplication {
  jobTitle: string;
  jobSlug: string;
  companyName: string;
}

interface RefusedMails {
  'application-refused': RefusedMailData;
}

/** Mail to an applicant if the job closed before the application was delivered. */
@Injectable()
export class RefusedMail implements OnModuleInit {
  constructor(
    private readonly mail: MailService<RefusedMails>,
    private readonly composers: MailComposers,
    private readonly applications: ApplicationsRepository,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register<RefusedMails>({
      'application-refused': (data, language) => this.compose(data, language),
    });
  }

  /**
   * Runs in the transaction that records the refusal. Applications without an address get no mail. Owner and address
   * are read again, because they may have changed during the request to the HR backend.
   */
  async order({ id, jobTitle, jobSlug, companyName }: OutgoingApplication, manager: EntityManager): Promise<void> {
    const application = await this.applications.lock(id, manager);
    if (application === null || application.email === null) return;
    const { userId, language, email: recipient } = application;
    const data: RefusedMailData = { applicationId: id, userId, jobTitle, jobSlug, companyName };
    const kind = 'application-refused';
    await this.mail.order({ key: `${kind}:${id}`, kind, language, recipient, data }, { manager });
  }

  /** Null: the application was withdrawn or erased. */
  private async compose({ applicationId, jobSlug, ...job }: RefusedMailData, language: Language) {
    const application = await this.applications.find(applicationId);
    if (application === null || application.email === null || application.withdrawnAt !== null) return null;
    return applicationRefusedMail(language, {
      applicantName: application.name,
      ...job,
      submittedAt: application.submittedAt.toISOString(),
      jobUrl: this.server.publicUrl + jobHref({ slug: jobSlug }),
    });
  }
}
