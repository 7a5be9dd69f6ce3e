import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.ts';
import { FilesModule } from '../files/index.ts';
import { InterviewsStoreModule } from '../interviews/index.ts';
import { JobsModule } from '../jobs/index.ts';
import { MailModule } from '../mail/index.ts';
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
import { SentResumes } from './sent-resumes.ts';

/** Applying, and what the applicant may do afterwards. */
@Module({
  imports: [
    ApplicationsStoreModule,
    CatalogueModule,
    FilesModule,
    InterviewsStoreModule,
    JobsModule,
    MailModule,
    ResumesModule,
    StoredResumesModule,
    UsersModule,
  ],
  controllers: [ApplicationsController, AccountApplicationsController],
  providers: [
    AccountApplicationsService,
    AdoptedApplications,
    ApplicationIntake,
    ApplicationLink,
    ApplicationMails,
    ApplicationsService,
    OwnApplications,
    SentResumes,
  ],
})
export class ApplicationsModule {}
