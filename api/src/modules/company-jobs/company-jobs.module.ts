import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index.ts';
import { CompaniesModule } from '../companies/index.ts';
import { CompanyJobsController } from './company-jobs.controller.ts';
import { CompanyJobsRepository } from './company-jobs.repository.ts';
import { CompanyJobsService } from './company-jobs.service.ts';
import { TypeOrmCompanyJobsRepository } from './typeorm-company-jobs.repository.ts';

/** A company's open positions: the one place that knows companies and jobs alike. */
@Module({
  imports: [CatalogueModule, CompaniesModule],
  controllers: [CompanyJobsController],
  providers: [CompanyJobsService, { provide: CompanyJobsRepository, useClass: TypeOrmCompanyJobsRepository }],
})
export class CompanyJobsModule {}
