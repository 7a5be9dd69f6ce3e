import { Module } from '@nestjs/common';
import { FoundJobsModule } from '../../jobs/index.ts';
import { AudienceReports, MailedJobs } from '../campaigns.port.ts';
import { AudienceReportsService } from './audience-reports.service.ts';
import { JobChoices, Matchers } from './job-choices.service.ts';
import { JobPoolRepository } from './job-pool.repository.ts';
import { MailedJobsRepository } from './mailed-jobs.repository.ts';

/** Matching of jobs and subscribers: provides `AudienceReports`, `MailedJobs` and `JobChoices`. */
@Module({
  imports: [FoundJobsModule],
  providers: [
    JobPoolRepository,
    Matchers,
    JobChoices,
    { provide: AudienceReports, useClass: AudienceReportsService },
    { provide: MailedJobs, useClass: MailedJobsRepository },
  ],
  exports: [AudienceReports, MailedJobs, JobChoices],
})
export class MatchingModule {}
