import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/index.ts';
import type { MailedStatus } from '../mails/application-status-changed.mail.tsx';
import type { MailedApplication } from '../application-mails.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import type { TrackedApplication } from './statuses.repository.ts';

export interface StatusMailData extends MailedApplication {
  status: MailedStatus;
  jobTitle: string;
  companyName: string;
}

export interface StatusMails {
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
