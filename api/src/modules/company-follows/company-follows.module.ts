import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesModule } from '../companies/index.ts';
import { UsersModule } from '../users/index.ts';
import { CompanyFollowsData } from './company-follows-data.ts';
import { CompanyFollowsController } from './company-follows.controller.ts';
import { CompanyFollowsRepository } from './company-follows.repository.ts';
import { CompanyFollowsService } from './company-follows.service.ts';
import { CompanyFollowEntity } from './entities/company-follow.entity.ts';
import { TypeOrmCompanyFollowsRepository } from './typeorm-company-follows.repository.ts';

/** Followed companies, the basis of alerts on new jobs. */
@Module({
  imports: [TypeOrmModule.forFeature([CompanyFollowEntity]), CompaniesModule, UsersModule],
  controllers: [CompanyFollowsController],
  providers: [
    CompanyFollowsData,
    CompanyFollowsService,
    { provide: CompanyFollowsRepository, useClass: TypeOrmCompanyFollowsRepository },
  ],
})
export class CompanyFollowsModule {}
