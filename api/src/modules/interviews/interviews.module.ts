import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { CatalogueModule, JobsModule } from '../jobs/index.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { JobAssignmentsModule } from '../job-assignments/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { CalendarFeedsController } from './calendar/calendar-feeds.controller.ts';
import { CalendarFeedsService } from './calendar/calendar-feeds.service.ts';
import { InterviewCalendar } from './calendar/interview-calendar.ts';
import { InterviewEntity } from './entities/interview.entity.ts';
import { DeletedJobInterviews, InterviewCancellation } from './interview-cancellation.ts';
import { InterviewCancellationSweeper } from './interview-cancellation.sweeper.ts';
import { ErasedInterviews } from './erased-interviews.ts';
import { InterviewJobs } from './interview-jobs.ts';
import { InterviewMails } from './interview-mails.ts';
import { InterviewMailsComposer } from './interview-mails.composer.ts';
import { InterviewsController } from './interviews.controller.ts';
import { InterviewsData } from './interviews-data.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { InterviewsService } from './interviews.service.ts';
import { OldInterviews } from './old-interviews.ts';
import { InterviewManagementController } from './management/interview-management.controller.ts';
import { InterviewManagementService } from './management/interview-management.service.ts';
import { OutcomeReminders } from './outcome-reminders.ts';
import { OwnInterviewsService } from './own-interviews.service.ts';
import { TypeOrmInterviewsRepository } from './typeorm-interviews.repository.ts';

const repository = { provide: InterviewsRepository, useClass: TypeOrmInterviewsRepository };

/** Stores interviews, orders their mails, and cancels them with their job or application; for every process. */
@Module({
  imports: [TypeOrmModule.forFeature([InterviewEntity]), MailModule, UsersModule],
  providers: [InterviewCancellation, InterviewMails, repository],
  exports: [InterviewCancellation, InterviewMails, InterviewsRepository],
})
export class InterviewsStoreModule {}

/** HTTP API of interviews, for companies and candidates. */
@Module({
  imports: [CatalogueModule, InterviewsStoreModule, JobAssignmentsModule, JobsModule, UsersModule],
  controllers: [CalendarFeedsController, InterviewManagementController, InterviewsController],
  providers: [
    CalendarFeedsService,
    DeletedJobInterviews,
    InterviewCalendar,
    InterviewJobs,
    InterviewManagementService,
    InterviewsData,
    InterviewsService,
    OwnInterviewsService,
  ],
  exports: [InterviewsStoreModule],
})
export class InterviewsModule {}

/** Erases interviews with accounts, for every process that erases. */
@Module({
  imports: [ErasuresModule, InterviewsStoreModule, UsersModule],
  providers: [ErasedInterviews],
})
export class InterviewsErasureModule {}

/** Sends mails, cancels interviews of closed jobs, and applies retention; for the worker. */
@Module({
  imports: [InterviewsErasureModule, InterviewsStoreModule, MailWorkerModule, RetentionModule, UsersModule],
  providers: [InterviewCancellationSweeper, InterviewCalendar, InterviewMailsComposer, OldInterviews, OutcomeReminders],
})
export class InterviewsWorkerModule {}
