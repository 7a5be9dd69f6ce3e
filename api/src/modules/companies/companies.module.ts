import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompaniesController, CompanyLogosController } from './companies.controller.ts';
import { CompaniesRepository, CompanyEntity, CompanyLogoEntity } from './companies.repository.ts';
import { CompaniesService } from './companies.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([CompanyEntity, CompanyLogoEntity])],
  controllers: [CompaniesController, CompanyLogosController],
  providers: [CompaniesService, CompaniesRepository],
  exports: [CompaniesService],
})
export class CompaniesModule {}
