import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.ts';
import { CatalogueModule, JobsModule } from '../jobs/index.ts';
import { FilesModule } from '../files/index.ts';
import { InterviewsStoreModule } from '../interviews/index.ts';
import { JobAssignmentsModule } from '../job-assignments/index.ts';
import { ResumesModule, StoredResumesModule } from '../resumes/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountApplicationsController } from './account/account-applications.controller.ts';
import { AccountApplicationsService } from './account/account-applications.service.ts';
import { AdoptedApplications } from './account/adopted-applications.ts';
import { OwnApplications } from './account/own-applications.ts';
import { ApplicationIntake } from './application-intake.ts';
import { ApplicationLink } from './application-link.ts';
import { ApplicationMails } from './application-mails.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsService } from './applications.service.ts';
import { ApplicationsStoreModule } from './applications-store.module.ts';
import { ManagedApplicationsController } from './management/managed-applications.controller.ts';
import { ManagedApplicationsRepository } from './management/managed-applications.repository.ts';
import { ManagedApplicationsService } from './management/managed-applications.service.ts';
import { SentReceipts } from './sent-receipts.ts';
import { SentResumes } from './sent-resumes.ts';
import { StatusMail } from './status/status-mail.ts';
import { StatusesRepository } from './status/statuses.repository.ts';
import { TypeOrmStatusesRepository } from './status/typeorm-statuses.repository.ts';

/** HTTP API of applications, for applicants and for the users who manage the job. */
@Module({
  imports: [
    ApplicationsStoreModule,
    CatalogueModule,
    FilesModule,
    InterviewsStoreModule,
    JobAssignmentsModule,
    JobsModule,
    MailModule,
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
    ManagedApplicationsRepository,
    ManagedApplicationsService,
    OwnApplications,
    SentReceipts,
    SentResumes,
    StatusMail,
    { provide: StatusesRepository, useClass: TypeOrmStatusesRepository },
  ],
})
export class ApplicationsModule {}
