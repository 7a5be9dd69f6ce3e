import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ApplicationStatus, Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { MailComposers, MailService } from '../mail/index.ts';
import { ApplicationLink } from './application-link.service.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { applicationStatusChangedMail, type MailedStatus } from './mails/application-status-changed.mail.tsx';
import type { MailedApplication } from './received-mail.composer.ts';
import type { TrackedApplication } from './statuses.repository.ts';

interface StatusMailData extends MailedApplication {
  status: MailedStatus;
  jobTitle: string;
  companyName: string;
}

interface StatusMails {
  'application-status-changed': StatusMailData;
}

/** Orders the mail about a changed status of an application. */
@Injectable()
export class StatusMail {
  constructor(
    private readonly mail: MailService<StatusMails>,
    private readonly applications: ApplicationsRepository,
  ) {}

  /**
   * Runs in the transaction of the change. Orders nothing if the applicant has no address or was erased. The lock keeps
   * the applicant's account and address unchanged until the mail is ordered.
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
    await this.mail.order({ key, kind: 'application-status-changed', language, recipient, data }, { manager });
  }
}

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
