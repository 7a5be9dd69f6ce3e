import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ConfigModule, type Config } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DecodingWorkerModule } from './decoding/decoding.module.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { ThrottlingWorkerModule } from './http/throttling.module.ts';
import { AccountErasureWorkerModule } from './modules/account-erasure/account-erasure.module.ts';
import { ApplicationsWorkerModule } from './modules/applications/index.ts';
import { AuditWorkerModule } from './modules/audit/index.ts';
import { AuthWorkerModule, RegistrationDecoysModule } from './modules/auth/index.ts';
import { CampaignsWorkerModule } from './modules/campaigns/index.ts';
import { ContactWorkerModule } from './modules/contact/contact.module.ts';
import { ErasuresWorkerModule } from './modules/erasures/index.ts';
import { HealthModule, RowGaugesModule } from './modules/health/index.ts';
import { HrModule } from './modules/hr/index.ts';
import { InterviewsWorkerModule } from './modules/interviews/index.ts';
import { JobTrackingWorkerModule } from './modules/job-tracking/job-tracking.module.ts';
import { NewsletterWorkerModule } from './modules/newsletter/index.ts';
import { OwnDataWorkerModule } from './modules/own-data/own-data.module.ts';
import { RetentionWorkerModule } from './modules/retention/index.ts';
import { ProfileErasureModule } from './modules/profile/profile.module.ts';
import { ResumesErasureModule } from './modules/resumes/index.ts';
import { WaitlistWorkerModule } from './modules/waitlist/waitlist.module.ts';
import { DrainingModule, MetricsModule } from './operations/operations.module.ts';
import { JobRunnerModule, QueueModule } from './queue/queue.module.ts';

/** The background process: scheduled reads and deliveries, and a health endpoint. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule,
        DrainingModule,
        MetricsModule,
        QueueModule,
        JobRunnerModule,
        AccountErasureWorkerModule,
        ApplicationsWorkerModule,
        AuditWorkerModule,
        AuthWorkerModule,
        CampaignsWorkerModule,
        ContactWorkerModule,
        DecodingWorkerModule,
        ErasuresWorkerModule,
        HealthModule,
        HrModule,
        InterviewsWorkerModule,
        JobTrackingWorkerModule,
        NewsletterWorkerModule,
        WaitlistWorkerModule,
        OwnDataWorkerModule,
        RetentionWorkerModule,
        RowGaugesModule,
        ThrottlingWorkerModule,
        RegistrationDecoysModule,
        ProfileErasureModule,
        ResumesErasureModule,
      ],
      providers: [{ provide: APP_FILTER, useClass: ErrorFilter }],
    };
  }
}
