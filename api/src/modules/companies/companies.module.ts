import { Module } from '@nestjs/common';
import { CompaniesController, CompanyLogosController } from './companies.controller.ts';
import { CompaniesRepository } from './companies.repository.ts';
import { CompaniesService } from './companies.service.ts';
import { CompanyAnswersCache } from './company-answers.cache.ts';
import { CompanyHistoryRepository } from './company-history.repository.ts';
import { HiringCompaniesRepository } from './hiring-companies.repository.ts';

@Module({
  controllers: [CompaniesController, CompanyLogosController],
  providers: [
    CompaniesService,
    CompaniesRepository,
    HiringCompaniesRepository,
    CompanyHistoryRepository,
    CompanyAnswersCache,
  ],
  exports: [CompaniesService],
})
export class CompaniesModule {}
