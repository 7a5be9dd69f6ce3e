import { Module } from '@nestjs/common';

/** Makes the mails: provides `CampaignMails`. */
@Module({})
export class CampaignMailsModule {}
