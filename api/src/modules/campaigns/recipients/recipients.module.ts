import { Module } from '@nestjs/common';
import { NewsletterModule } from '../../newsletter/index.ts';
import { RetentionModule } from '../../retention/index.ts';
import { UsersModule } from '../../users/index.ts';
import { OwnCampaignMails } from './recipients.export.ts';
import { OldRecipients } from './recipients.retention.ts';
import { Unsubscriptions } from './unsubscriptions.service.ts';

/** Campaign mails in exports of personal data. */
@Module({ imports: [UsersModule], providers: [OwnCampaignMails] })
export class RecipientsModule {}

/** Their retention, in the worker. */
@Module({ imports: [RetentionModule], providers: [OldRecipients] })
export class RecipientsWorkerModule {}

/** Counts unsubscriptions, in the process that receives them. */
@Module({ imports: [NewsletterModule], providers: [Unsubscriptions] })
export class UnsubscriptionsModule {}
