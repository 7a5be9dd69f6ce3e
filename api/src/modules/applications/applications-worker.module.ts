import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/index.ts';
import { HrApplicationsModule } from '../hr/index.ts';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { ApplicationLink } from './application-link.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { DeliverApplicationHandler } from './delivery/deliver-application.handler.ts';
import { DeliveriesModule } from './delivery/deliveries.module.ts';
import { RefusedMail } from './delivery/refused-mail.ts';
import { StatusSync } from './delivery/status-sync.ts';
import { StatusesRepository } from './delivery/statuses.repository.ts';
import { TypeOrmStatusesRepository } from './delivery/typeorm-statuses.repository.ts';
import { ApplicationEntity } from './entities/application.entity.ts';
import { ReceivedMailComposer } from './received-mail.composer.ts';
import { TypeOrmApplicationsRepository } from './typeorm-applications.repository.ts';

/** The way of applications to the HR backend and back, and their mails. Importing it starts the work. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ApplicationEntity]),
    DeliveriesModule,
    FilesModule,
    HrApplicationsModule,
    MailModule,
    MailWorkerModule,
  ],
  providers: [
    ApplicationLink,
    DeliverApplicationHandler,
    ReceivedMailComposer,
    RefusedMail,
    StatusSync,
    { provide: ApplicationsRepository, useClass: TypeOrmApplicationsRepository },
    { provide: StatusesRepository, useClass: TypeOrmStatusesRepository },
  ],
})
export class ApplicationsWorkerModule {}
