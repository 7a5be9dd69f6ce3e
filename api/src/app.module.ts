import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ConfigModule, type Config } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { RepeatReads } from './http/repeat-reads.service.ts';
import { ThrottlingModule } from './http/throttling.module.ts';
import { AccountOverviewModule } from './modules/account-overview/account-overview.module.ts';
import { ApplicationsModule } from './modules/applications/index.ts';
import { AuditModule } from './modules/audit/index.ts';
import { AuthModule } from './modules/auth/index.ts';
import { BlogModule } from './modules/blog/index.ts';
import { CampaignsModule } from './modules/campaigns/index.ts';
import { ClientEventsModule } from './modules/client-events/index.ts';
import { CompaniesModule } from './modules/companies/index.ts';
import { CompanyFollowsModule } from './modules/company-follows/company-follows.module.ts';
import { ContactModule } from './modules/contact/contact.module.ts';
import { FeedsModule } from './modules/feeds/feeds.module.ts';
import { HealthModule } from './modules/health/index.ts';
import { InterviewsModule } from './modules/interviews/index.ts';
import { JobAssignmentsModule } from './modules/job-assignments/index.ts';
import { JobTrackingModule } from './modules/job-tracking/job-tracking.module.ts';
import { JobManagementModule, JobSearchModule, PublicJobsModule } from './modules/jobs/index.ts';
import { LookupsModule } from './modules/lookups/lookups.module.ts';
import { NewsletterModule } from './modules/newsletter/index.ts';
import { OwnDataModule } from './modules/own-data/own-data.module.ts';
import { ProfileModule } from './modules/profile/profile.module.ts';
import { StoredResumesModule } from './modules/resumes/index.ts';
import { RemotesModule } from './modules/remotes/index.ts';
import { SavedJobsModule } from './modules/saved-jobs/index.ts';
import { SharePicturesModule } from './modules/share-pictures/share-pictures.module.ts';
import { SitemapsModule } from './modules/sitemaps/sitemaps.module.ts';
import { WaitlistModule } from './modules/waitlist/waitlist.module.ts';
import { DrainingModule, MetricsModule } from './operations/operations.module.ts';
import { QueueModule } from './queue/queue.module.ts';

const domains = [
  AccountOverviewModule,
  ApplicationsModule,
  AuthModule,
  BlogModule,
  CampaignsModule,
  ClientEventsModule,
  PublicJobsModule,
  CompaniesModule,
  ContactModule,
  CompanyFollowsModule,
  FeedsModule,
  HealthModule,
  InterviewsModule,
  JobAssignmentsModule,
  JobManagementModule,
  JobSearchModule,
  JobTrackingModule,
  LookupsModule,
  NewsletterModule,
  WaitlistModule,
  OwnDataModule,
  ProfileModule,
  RemotesModule,
  SavedJobsModule,
  SharePicturesModule,
  SitemapsModule,
  StoredResumesModule,
];

/** The web process: everything that answers requests. */
@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule,
        DrainingModule,
        MetricsModule,
        QueueModule,
        // Before guards that refuse calls.
        AuditModule,
        ThrottlingModule,
        ...domains,
      ],
      providers: [RepeatReads, { provide: APP_FILTER, useClass: ErrorFilter }],
    };
  }
}
