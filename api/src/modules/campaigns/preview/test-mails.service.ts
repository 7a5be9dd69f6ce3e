import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CampaignPayload, TestMailAnswer } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { MailService, type ComposedMail, type MailComposer } from '../../mail/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { SampleMail, type SampleContent } from './sample-mail.service.ts';

interface TestMailData extends SampleContent {
  userId: number;
}

declare module '../../mail/index.ts' {
  interface MailKinds {
    'campaign-test': TestMailData;
  }
}

/** Enqueues a test mail to the requesting admin, independent of campaigns. */
@Injectable()
export class CampaignTestMails {
  constructor(
    private readonly mail: MailService,
    private readonly database: DataSource,
  ) {}

  async enqueue(user: UserEntity, { subject, content = '', frequency }: CampaignPayload): Promise<TestMailAnswer> {
    const { id: userId, email: recipient, language } = user;
    const data: TestMailData = { userId, subject, content, frequency };
    const kind = 'campaign-test';
    const queued = { key: `${kind}:${randomUUID()}`, kind, language, recipient, data } as const;
    await this.database.transaction((manager) => this.mail.enqueue(queued, { manager }));
    return { recipient };
  }
}

/** Composes the test mail when it is sent. */
@Injectable()
export class TestMailComposer implements MailComposer<'campaign-test'> {
  constructor(
    private readonly sample: SampleMail,
    private readonly users: UsersRepository,
  ) {}

  /** Null: the account was deleted. */
  async compose({ userId, ...campaign }: TestMailData): Promise<ComposedMail | null> {
    const user = await this.users.find(userId);
    if (user === null) return null;
    const { email, firstName, language } = user;
    return this.sample.make(campaign, { email, firstName, language });
  }
}
