import { Module } from '@nestjs/common';
import { RetentionModule } from '../../retention/index.ts';
import { UsersModule } from '../../users/index.ts';
import { OldRecipients } from './old-recipients.ts';
import { OwnCampaignMails } from './own-campaign-mails.ts';

/** Campaign mails in exports of personal data. */
@Module({ imports: [UsersModule], providers: [OwnCampaignMails] })
export class RecipientsModule {}

/** Their retention, in the worker. */
@Module({ imports: [RetentionModule], providers: [OldRecipients] })
export class RecipientsWorkerModule {}
