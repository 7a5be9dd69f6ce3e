import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErasuresModule } from '../erasures/index.ts';
import { JobAssignmentsModule } from '../job-assignments/index.ts';
import { JobManagementModule, PublicJobsModule } from '../jobs/index.ts';
import { MailModule } from '../mail/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { InterviewCalendar } from './interview-calendar.format.ts';
import { DeletedJobInterviews, InterviewCancellation } from './interview-cancellation.service.ts';
import { InterviewCancellationTask } from './interview-cancellation.task.ts';
import { InterviewJobs } from './interview-jobs.service.ts';
import { CandidateMailsComposer, InterviewerMailsComposer } from './interview-mails.composer.ts';
import { InterviewMails } from './interview-mails.service.ts';
import { InterviewEntity } from './interview.entity.ts';
import { CalendarFeedsController, InterviewsController } from './interviews.controller.ts';
import { InterviewsErasure } from './interviews.erasure.ts';
import { InterviewsExport } from './interviews.export.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { InterviewsRetention } from './interviews.retention.ts';
import { InterviewsService } from './interviews.service.ts';
import { InterviewManagementController } from './management/interview-management.controller.ts';
import { InterviewManagementService } from './management/interview-management.service.ts';
import { OutcomeReminders } from './outcome-reminders.task.ts';
import { CalendarFeedsService, OwnInterviewsService } from './own-interviews.service.ts';

/** Stores interviews, enqueues their mails, and cancels them with their job or application; for every process. */
@Module({
  imports: [TypeOrmModule.forFeature([InterviewEntity]), MailModule, UsersModule],
  providers: [InterviewCancellation, InterviewMails, InterviewsRepository],
  exports: [InterviewCancellation, InterviewMails, InterviewsRepository],
})
export class InterviewsStoreModule {}

/** HTTP API of interviews, for companies and candidates. */
@Module({
  imports: [InterviewsStoreModule, JobAssignmentsModule, JobManagementModule, PublicJobsModule, UsersModule],
  controllers: [CalendarFeedsController, InterviewManagementController, InterviewsController],
  providers: [
    CalendarFeedsService,
    DeletedJobInterviews,
    InterviewCalendar,
    InterviewJobs,
    InterviewManagementService,
    InterviewsExport,
    InterviewsService,
    OwnInterviewsService,
  ],
  exports: [InterviewsStoreModule, OwnInterviewsService],
})
export class InterviewsModule {}

/** Erases interviews with accounts, for every process that erases. */
@Module({
  imports: [ErasuresModule, InterviewsStoreModule, UsersModule],
  providers: [InterviewsErasure],
})
export class InterviewsErasureModule {}

/** Sends mails, cancels interviews of closed jobs, and applies retention; for the worker. */
@Module({
  imports: [InterviewsErasureModule, InterviewsStoreModule, RetentionModule, UsersModule],
  providers: [
    InterviewCancellationTask,
    InterviewCalendar,
    CandidateMailsComposer,
    InterviewerMailsComposer,
    InterviewsRetention,
    OutcomeReminders,
  ],
})
export class InterviewsWorkerModule {}
