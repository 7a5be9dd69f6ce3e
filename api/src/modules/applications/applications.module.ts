import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesModule } from '../companies/index.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { FilesModule } from '../files/index.ts';
import { HrApplicationsModule } from '../hr/index.ts';
import { InterviewsStoreModule } from '../interviews/index.ts';
import { JobAssignmentsModule } from '../job-assignments/index.ts';
import { PublicJobsModule } from '../jobs/index.ts';
import { MailModule } from '../mail/index.ts';
import { ResumesModule, StoredResumesModule } from '../resumes/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountApplicationsController } from './account/account-applications.controller.ts';
import { ApplicationsExport } from './account/account-applications.export.ts';
import { AccountApplicationsRepository } from './account/account-applications.repository.ts';
import { AccountApplicationsService, AdoptedApplications } from './account/account-applications.service.ts';
import { ApplicationIntake } from './application-intake.service.ts';
import { ApplicationLink } from './application-link.service.ts';
import { ApplicationEntity, ApplicationStatusChangeEntity } from './application.entity.ts';
import { ApplicationsController } from './applications.controller.ts';
import {
  Anonymization,
  ApplicationErasureReplays,
  ApplicationsErasure,
  ApplicationWithdrawal,
} from './applications.erasure.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplicationsRetention } from './applications.retention.ts';
import { ApplicationsService } from './applications.service.ts';
import { DeliverApplicationHandler } from './delivery/deliver-application.task.ts';
import { DeliveriesRepository } from './delivery/deliveries.repository.ts';
import { StatusSync } from './delivery/status-sync.task.ts';
import { ApplicationMails, ReceivedMailComposer } from './mails/application-received.mail.tsx';
import { RefusedMail } from './mails/application-refused.mail.tsx';
import { StatusMail, StatusMailComposer } from './mails/application-status-changed.mail.tsx';
import { ManagedApplicationsController } from './management/managed-applications.controller.ts';
import { ManagedApplicationsService } from './management/managed-applications.service.ts';
import { SentResumes } from './sent-resumes.service.ts';
import { ApplicationSyncEntity, StatusesRepository } from './statuses.repository.ts';

/** Stores applications and erases them with accounts, for every process. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ApplicationEntity, ApplicationStatusChangeEntity, ApplicationSyncEntity]),
    ErasuresModule,
    FilesModule,
    UsersModule,
  ],
  providers: [
    Anonymization,
    ApplicationWithdrawal,
    ApplicationsErasure,
    AccountApplicationsRepository,
    ApplicationsRepository,
  ],
  exports: [AccountApplicationsRepository, Anonymization, ApplicationWithdrawal, ApplicationsRepository],
})
class ApplicationsStoreModule {}

/** Repeats erasures, for the processes that do so. */
@Module({
  imports: [ApplicationsStoreModule, ErasuresModule, InterviewsStoreModule, MailModule],
  providers: [ApplicationErasureReplays],
})
export class ApplicationsErasureModule {}

/** The state of deliveries: for health checks in both processes and for the handler in the worker. */
@Module({
  providers: [DeliveriesRepository],
  exports: [DeliveriesRepository],
})
export class DeliveriesModule {}

/** HTTP API of applications, for applicants and for the users who manage the job. */
@Module({
  imports: [
    ApplicationsStoreModule,
    CompaniesModule,
    FilesModule,
    InterviewsStoreModule,
    JobAssignmentsModule,
    MailModule,
    PublicJobsModule,
    ResumesModule,
    StoredResumesModule,
    UsersModule,
  ],
  controllers: [ApplicationsController, AccountApplicationsController, ManagedApplicationsController],
  providers: [
    AccountApplicationsService,
    AdoptedApplications,
    ApplicationIntake,
    ApplicationLink,
    ApplicationMails,
    ApplicationsService,
    ManagedApplicationsService,
    ApplicationsExport,
    SentResumes,
    StatusMail,
    StatusesRepository,
  ],
  exports: [AccountApplicationsService],
})
export class ApplicationsModule {}

/** Deliveries to the HR backend, status updates from it, and mails. Importing the module starts the work. */
@Module({
  imports: [
    ApplicationsErasureModule,
    ApplicationsStoreModule,
    DeliveriesModule,
    FilesModule,
    HrApplicationsModule,
    MailModule,
    RetentionModule,
  ],
  providers: [
    ApplicationLink,
    DeliverApplicationHandler,
    ApplicationsRetention,
    ReceivedMailComposer,
    RefusedMail,
    StatusMail,
    StatusMailComposer,
    StatusSync,
    StatusesRepository,
  ],
})
export class ApplicationsWorkerModule {}
