import { Module } from '@nestjs/common';
import { CatalogueModule } from './catalogue.module.ts';
import { CompaniesModule } from '../../companies/index.ts';
import { CompanyJobsController } from './company-jobs.controller.ts';
import { CompanyJobsRepository } from './company-jobs.repository.ts';
import { CompanyJobsService } from './company-jobs.service.ts';
import { TypeOrmCompanyJobsRepository } from './typeorm-company-jobs.repository.ts';

/** Open jobs of a company. The only module that depends on both companies and jobs. */
@Module({
  imports: [CatalogueModule, CompaniesModule],
  controllers: [CompanyJobsController],
  providers: [CompanyJobsService, { provide: CompanyJobsRepository, useClass: TypeOrmCompanyJobsRepository }],
})
export class CompanyJobsModule {}
