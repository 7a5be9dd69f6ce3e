import { Module } from '@nestjs/common';

/** Who gets which jobs: provides `AudienceReports`, `MailedJobs` and what the sender chooses with. */
@Module({})
export class MatchingModule {}
