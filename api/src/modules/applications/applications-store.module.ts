import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountApplicationsRepository } from './account/account-applications.repository.ts';
import { Anonymisation } from './account/anonymisation.ts';
import { ErasedApplications } from './account/erased-applications.ts';
import { TypeOrmAccountApplicationsRepository } from './account/typeorm-account-applications.repository.ts';
import { ApplicationWithdrawal } from './application-withdrawal.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplicationEntity } from './entities/application.entity.ts';
import { TypeOrmApplicationsRepository } from './typeorm-applications.repository.ts';

/** Applications as they are stored, and what becomes of them when accounts go: for every process. */
@Module({
  imports: [TypeOrmModule.forFeature([ApplicationEntity]), FilesModule, UsersModule],
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
