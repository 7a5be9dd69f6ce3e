import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/index.ts';
import { FilesModule } from '../files/index.ts';
import { JobsModule } from '../jobs/index.ts';
import { MailModule } from '../mail/index.ts';
import { ResumesModule } from '../resumes/index.ts';
import { ApplicationIntake } from './application-intake.ts';
import { ApplicationLink } from './application-link.ts';
import { ApplicationMails } from './application-mails.ts';
import { ApplicationsController } from './applications.controller.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplicationsService } from './applications.service.ts';
import { ApplicationEntity } from './entities/application.entity.ts';
import { TypeOrmApplicationsRepository } from './typeorm-applications.repository.ts';

/** Applying, and what the applicant may do afterwards. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ApplicationEntity]),
    CatalogueModule,
    FilesModule,
    JobsModule,
    MailModule,
    ResumesModule,
  ],
  controllers: [ApplicationsController],
  providers: [
    ApplicationIntake,
    ApplicationLink,
    ApplicationMails,
    ApplicationsService,
    { provide: ApplicationsRepository, useClass: TypeOrmApplicationsRepository },
  ],
})
export class ApplicationsModule {}
