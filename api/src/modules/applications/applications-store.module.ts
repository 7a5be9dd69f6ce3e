import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/index.ts';
import { ErasuresModule } from '../erasures/index.ts';
import { FilesModule } from '../files/index.ts';
import { InterviewsStoreModule } from '../interviews/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountApplicationsRepository } from './account/account-applications.repository.ts';
import { Anonymisation } from './account/anonymisation.ts';
import { ErasedApplications } from './account/erased-applications.ts';
import { RepeatedErasures } from './account/repeated-erasures.ts';
import { TypeOrmAccountApplicationsRepository } from './account/typeorm-account-applications.repository.ts';
import { ApplicationWithdrawal } from './application-withdrawal.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplicationEntity } from './entities/application.entity.ts';
import { TypeOrmApplicationsRepository } from './typeorm-applications.repository.ts';

/** Stores applications and erases them with accounts, for every process. */
@Module({
  imports: [TypeOrmModule.forFeature([ApplicationEntity]), ErasuresModule, FilesModule, UsersModule],
  providers: [
    Anonymisation,
    ApplicationWithdrawal,
    ErasedApplications,
    { provide: AccountApplicationsRepository, useClass: TypeOrmAccountApplicationsRepository },
    { provide: ApplicationsRepository, useClass: TypeOrmApplicationsRepository },
  ],
  exports: [AccountApplicationsRepository, Anonymisation, ApplicationWithdrawal, ApplicationsRepository],
})
export class ApplicationsStoreModule {}

/** Repeats erasures, for the processes that do so. */
@Module({
  imports: [ApplicationsStoreModule, ErasuresModule, InterviewsStoreModule, MailModule],
  providers: [RepeatedErasures],
})
export class ApplicationsErasureModule {}
