import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.ts';
import { InterviewsModule } from '../interviews/index.ts';
import { FoundJobsModule, PublicJobsModule } from '../jobs/index.ts';
import { NewsletterModule } from '../newsletter/index.ts';
import { SavedJobsModule } from '../saved-jobs/index.ts';
import { AccountOverviewController } from './account-overview.controller.ts';
import { AccountOverviewService, SearchNewsService } from './account-overview.service.ts';

/** What concerns a signed-in user, in one response. */
@Module({
  imports: [ApplicationsModule, FoundJobsModule, InterviewsModule, NewsletterModule, PublicJobsModule, SavedJobsModule],
  controllers: [AccountOverviewController],
  providers: [AccountOverviewService, SearchNewsService],
})
export class AccountOverviewModule {}
