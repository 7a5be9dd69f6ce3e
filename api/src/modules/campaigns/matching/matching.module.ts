import { Module } from '@nestjs/common';
import { IngestStateModule } from '../../ingest-state/index.ts';
import { FoundJobsModule } from '../../jobs/index.ts';
import { AudienceReports } from '../audience-reports.ts';
import { MailedJobs } from '../mailed-jobs.ts';
import { JobChoices } from './job-choices.ts';
import { Matchers } from './matchers.ts';
import { PgAudienceReports } from './pg-audience-reports.ts';
import { PgMailedJobs } from './pg-mailed-jobs.ts';

/** Matching of jobs and subscribers: provides `AudienceReports`, `MailedJobs` and `JobChoices`. */
@Module({
  imports: [FoundJobsModule, IngestStateModule],
  providers: [
    Matchers,
    JobChoices,
    { provide: AudienceReports, useClass: PgAudienceReports },
    { provide: MailedJobs, useClass: PgMailedJobs },
  ],
  exports: [AudienceReports, MailedJobs, JobChoices],
})
export class MatchingModule {}
