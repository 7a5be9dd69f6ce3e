import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CampaignPayload, TestMailAnswer } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { MailComposers, MailService, type ComposedMail } from '../../mail/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { SampleMail, type SampleContent } from './sample-mail.service.ts';

interface TestMailData extends SampleContent {
  userId: number;
}

interface TestMails {
  'campaign-test': TestMailData;
}

/** Orders a test mail to the requesting admin, independent of campaigns. */
@Injectable()
export class TestMailOrders {
  constructor(
    private readonly mail: MailService<TestMails>,
    private readonly database: DataSource,
  ) {}

  async order(user: UserEntity, { subject, content = '', frequency }: CampaignPayload): Promise<TestMailAnswer> {
    const { id: userId, email: recipient, language } = user;
    const data: TestMailData = { userId, subject, content, frequency };
    const kind = 'campaign-test';
    const order = { key: `${kind}:${randomUUID()}`, kind, language, recipient, data } as const;
    await this.database.transaction((manager) => this.mail.order(order, { manager }));
    return { recipient };
  }
}

/** Composes the test mail when it is sent. */
@Injectable()
export class TestMailComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly sample: SampleMail,
    private readonly users: UsersRepository,
  ) {}

  onModuleInit(): void {
    this.composers.register<TestMails>({ 'campaign-test': (data) => this.compose(data) });
  }

  /** Null: the account was deleted. */
  private async compose({ userId, ...campaign }: TestMailData): Promise<ComposedMail | null> {
    const user = await this.users.find(userId);
    if (user === null) return null;
    const { email, firstName, language } = user;
    return this.sample.make(campaign, { email, firstName, language });
  }
}
