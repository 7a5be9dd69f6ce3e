import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailService } from '../mail/index.ts';
import { ApplicationsRepository, type NewApplication } from './applications.repository.ts';
import type { ApplicationEntity } from './entities/application.entity.ts';

export const applicationReceived = 'application-received';

/** What the composer of the mail is told: everything else is looked up when it is sent. */
export interface ApplicationMailData {
  applicationId: string;
}

type Addressed = Pick<ApplicationEntity, 'id' | 'email' | 'language' | 'questionsDue'>;

/** Who is about to answer the questions gets one mail that says so, not one that asks for answers. */
const waitForAnswersMs = 2 * 60_000;

/** What is mailed about applications. Nobody is written to who left no address. */
@Injectable()
export class ApplicationMails {
  constructor(
    private readonly mail: MailService,
    private readonly applications: ApplicationsRepository,
  ) {}

  /** Ordering it again only means that it is wanted by then. */
  async orderReceived(application: Addressed, manager: EntityManager): Promise<void> {
    const delay = application.questionsDue > 0 ? waitForAnswersMs : 0;
    await this.order(application, application.id, manager, new Date(Date.now() + delay));
  }

  /**
   * Somebody applied again with an address that has applied: its owner gets the link once more, at most once a day. What
   * the caller typed is not in it.
   */
  async remind({ jobId, email }: Pick<NewApplication, 'jobId' | 'email'>): Promise<void> {
    const known = email === null ? null : await this.applications.findByEmail(jobId, email);
    if (known === null) return;
    const today = new Date().toISOString().slice(0, 10);
    await this.applications.inTransaction((manager) => this.order(known, `${known.id}:${today}`, manager, new Date()));
  }

  private async order({ id, email, language }: Addressed, occasion: string, manager: EntityManager, startAt: Date) {
    if (email === null) return;
    const data: ApplicationMailData = { applicationId: id };
    const key = `${applicationReceived}:${occasion}`;
    await this.mail.order({ key, kind: applicationReceived, language, recipient: email, data }, { manager, startAt });
  }
}
