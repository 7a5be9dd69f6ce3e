import { Module } from '@nestjs/common';
import { MailModule, MailWorkerModule } from '../mail/index.ts';
import { FilesModule } from '../files/index.ts';
import { HrApplicationsModule } from '../hr/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { OldApplications } from './account/old-applications.ts';
import { ApplicationLink } from './application-link.ts';
import { ApplicationsErasureModule, ApplicationsStoreModule } from './applications-store.module.ts';
import { DeliverApplicationHandler } from './delivery/deliver-application.handler.ts';
import { DeliveriesModule } from './delivery/deliveries.module.ts';
import { RefusedMail } from './delivery/refused-mail.ts';
import { StatusSync } from './delivery/status-sync.ts';
import { ReceivedMailComposer } from './received-mail.composer.ts';
import { StatusMail } from './status/status-mail.ts';
import { StatusMailComposer } from './status/status-mail.composer.ts';
import { StatusesRepository } from './status/statuses.repository.ts';
import { TypeOrmStatusesRepository } from './status/typeorm-statuses.repository.ts';

/** Deliveries to the HR backend, status updates from it, and mails. Importing the module starts the work. */
@Module({
  imports: [
    ApplicationsErasureModule,
    ApplicationsStoreModule,
    DeliveriesModule,
    FilesModule,
    HrApplicationsModule,
    MailModule,
    MailWorkerModule,
    RetentionModule,
  ],
  providers: [
    ApplicationLink,
    DeliverApplicationHandler,
    OldApplications,
    ReceivedMailComposer,
    RefusedMail,
    StatusMail,
    StatusMailComposer,
    StatusSync,
    { provide: StatusesRepository, useClass: TypeOrmStatusesRepository },
  ],
})
export class ApplicationsWorkerModule {}
