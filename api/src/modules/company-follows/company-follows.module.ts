import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesModule } from '../companies/index.ts';
import { UsersModule } from '../users/index.ts';
import { CompanyFollowsController } from './company-follows.controller.ts';
import { CompanyFollowsExport } from './company-follows.export.ts';
import { CompanyFollowEntity, CompanyFollowsRepository } from './company-follows.repository.ts';
import { CompanyFollowsService } from './company-follows.service.ts';

/** Followed companies, the basis of alerts on new jobs. */
@Module({
  imports: [TypeOrmModule.forFeature([CompanyFollowEntity]), CompaniesModule, UsersModule],
  controllers: [CompanyFollowsController],
  providers: [CompanyFollowsExport, CompanyFollowsService, CompanyFollowsRepository],
})
export class CompanyFollowsModule {}
