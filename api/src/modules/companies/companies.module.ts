import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesController } from './companies.controller.ts';
import { CompaniesRepository } from './companies.repository.ts';
import { CompaniesService } from './companies.service.ts';
import { CompanyLogosController } from './company-logos.controller.ts';
import { CompanyLogoEntity } from './entities/company-logo.entity.ts';
import { CompanyEntity } from './entities/company.entity.ts';
import { TypeOrmCompaniesRepository } from './typeorm-companies.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyEntity, CompanyLogoEntity])],
  controllers: [CompaniesController, CompanyLogosController],
  providers: [CompaniesService, { provide: CompaniesRepository, useClass: TypeOrmCompaniesRepository }],
  exports: [CompaniesService],
})
export class CompaniesModule {}
