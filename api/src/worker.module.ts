import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ConfigModule, type Config } from './config/config.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DecodingWorkerModule } from './decoding/decoding.module.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { RepeatReads } from './http/repeat-reads.service.ts';
import { ThrottlingWorkerModule } from './http/throttling.module.ts';
import {
  AccountDeletedComposer,
  AccountErasureWorkerModule,
  AccountIdleComposer,
} from './modules/account-erasure/account-erasure.module.ts';
import {
  ApplicationsWorkerModule,
  ReceivedMailComposer,
  RefusedMail,
  StatusMailComposer,
} from './modules/applications/index.ts';
import { AuditWorkerModule } from './modules/audit/index.ts';
import {
  AccountExistsComposer,
  AuthWorkerModule,
  LinkMailsComposer,
  NoticeMailsComposer,
  RegistrationDecoysModule,
  SecondFactorMailComposer,
} from './modules/auth/index.ts';
import { CampaignsWorkerModule, TestMailComposer } from './modules/campaigns/index.ts';
import { ClientEventsWorkerModule } from './modules/client-events/index.ts';
import { ContactReceivedComposer, ContactWorkerModule } from './modules/contact/contact.module.ts';
import { ErasuresWorkerModule } from './modules/erasures/index.ts';
import { HealthModule, RowGaugesModule } from './modules/health/index.ts';
import { HrModule } from './modules/hr/index.ts';
import {
  CandidateMailsComposer,
  InterviewerMailsComposer,
  InterviewsWorkerModule,
} from './modules/interviews/index.ts';
import { JobSearchWorkerModule } from './modules/jobs/index.ts';
import { JobTrackingWorkerModule } from './modules/job-tracking/job-tracking.module.ts';
import { MailWorkerModule, type MailComposerTypes } from './modules/mail/index.ts';
import { AlertRequestMailComposer, NewsletterWorkerModule } from './modules/newsletter/index.ts';
import { DeletionMailComposer, OwnDataWorkerModule } from './modules/own-data/own-data.module.ts';
import { PageCacheWorkerModule } from './modules/page-cache/page-cache.module.ts';
import { RetentionWorkerModule } from './modules/retention/index.ts';
import { ProfileErasureModule } from './modules/profile/profile.module.ts';
import { RemotesWorkerModule } from './modules/remotes/index.ts';
import { ResumesErasureModule } from './modules/resumes/index.ts';
import { WaitlistJoinedComposer, WaitlistWorkerModule } from './modules/waitlist/waitlist.module.ts';
import { DrainingModule, MetricsModule } from './operations/operations.module.ts';
import { JobRunnerModule, QueueModule } from './queue/queue.module.ts';

/** A kind of mail without a composer does not compile. */
const mailComposers: MailComposerTypes = {
  'verify-email': LinkMailsComposer,
  'change-email': LinkMailsComposer,
  'reset-password': LinkMailsComposer,
  'link-address': LinkMailsComposer,
  'password-changed': NoticeMailsComposer,
  'email-change-requested': NoticeMailsComposer,
  'email-changed': NoticeMailsComposer,
  'account-exists': AccountExistsComposer,
  'second-factor-changed': SecondFactorMailComposer,
  'account-deleted': AccountDeletedComposer,
  'account-idle': AccountIdleComposer,
  'deletion-requested': DeletionMailComposer,
  'application-received': ReceivedMailComposer,
  'application-refused': RefusedMail,
  'application-status-changed': StatusMailComposer,
  'interview-planned': CandidateMailsComposer,
  'interview-rescheduled': CandidateMailsComposer,
  'interview-canceled': CandidateMailsComposer,
  'interviewer-planned': InterviewerMailsComposer,
  'interviewer-rescheduled': InterviewerMailsComposer,
  'interviewer-canceled': InterviewerMailsComposer,
  'interviewer-released': InterviewerMailsComposer,
  'interview-dropped': InterviewerMailsComposer,
  'interviewer-job-ended': InterviewerMailsComposer,
  'interviewer-withdrawn': InterviewerMailsComposer,
  'interview-outcome-due': InterviewerMailsComposer,
  'alerts-requested': AlertRequestMailComposer,
  'campaign-test': TestMailComposer,
  'contact-received': ContactReceivedComposer,
  'waitlist-joined': WaitlistJoinedComposer,
};

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
        ClientEventsWorkerModule,
        ContactWorkerModule,
        DecodingWorkerModule,
        ErasuresWorkerModule,
        HealthModule,
        HrModule,
        InterviewsWorkerModule,
        JobSearchWorkerModule,
        JobTrackingWorkerModule,
        MailWorkerModule.forRoot(mailComposers),
        NewsletterWorkerModule,
        WaitlistWorkerModule,
        OwnDataWorkerModule,
        PageCacheWorkerModule,
        RemotesWorkerModule,
        RetentionWorkerModule,
        RowGaugesModule,
        ThrottlingWorkerModule,
        RegistrationDecoysModule,
        ProfileErasureModule,
        ResumesErasureModule,
      ],
      providers: [RepeatReads, { provide: APP_FILTER, useClass: ErrorFilter }],
    };
  }
}
