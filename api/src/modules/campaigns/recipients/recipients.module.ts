import { Module } from '@nestjs/common';
import { RetentionModule } from '../../retention/index.ts';
import { UsersModule } from '../../users/index.ts';
import { OldRecipients } from './old-recipients.ts';
import { OwnCampaignMails } from './own-campaign-mails.ts';

/** What is kept of who was mailed, for themselves. */
@Module({ imports: [UsersModule], providers: [OwnCampaignMails] })
export class RecipientsModule {}

/** For how long it is kept, for the worker. */
@Module({ imports: [RetentionModule], providers: [OldRecipients] })
export class RecipientsWorkerModule {}
