import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule, type Config } from '../config/config.module.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { Passwords } from '../modules/auth/index.ts';
import { FilesModule } from '../modules/files/index.ts';
import { InterviewsModule } from '../modules/interviews/index.ts';
import { NewsletterModule } from '../modules/newsletter/index.ts';
import { StoredResumesModule } from '../modules/resumes/index.ts';
import { SavedJobsModule } from '../modules/saved-jobs/index.ts';
import { UsersModule } from '../modules/users/index.ts';
import { QueueModule } from '../queue/queue.module.ts';
import { DemoApplications } from './demo-applications.service.ts';
import { DemoCampaigns } from './demo-campaigns.service.ts';
import { DemoFiles } from './demo-files.service.ts';
import { DemoJobs } from './demo-jobs.service.ts';
import { DemoSeeder } from './demo-seeder.service.ts';
import { DemoSubscribers } from './demo-subscribers.service.ts';

const domains = [FilesModule, InterviewsModule, NewsletterModule, SavedJobsModule, StoredResumesModule, UsersModule];

/** Creates the accounts of a demo installation. It serves no requests. */
@Module({})
export class DemoModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: DemoModule,
      imports: [ConfigModule.forRoot(config), DatabaseModule, QueueModule, ...domains],
      providers: [DemoApplications, DemoCampaigns, DemoFiles, DemoJobs, DemoSeeder, DemoSubscribers, Passwords],
    };
  }
}
