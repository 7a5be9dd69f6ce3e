import { Module } from '@nestjs/common';
import { PreparedModule } from '../../../http/index.ts';
import { CompaniesModule } from '../../companies/index.ts';
import { CatalogueController } from './catalogue.controller.ts';
import { CatalogueRepository } from './catalogue.repository.ts';
import { CatalogueService } from './catalogue.service.ts';

/** Public reads of jobs. */
@Module({
  imports: [CompaniesModule, PreparedModule],
  controllers: [CatalogueController],
  providers: [CatalogueService, CatalogueRepository],
  exports: [CatalogueService],
})
export class CatalogueModule {}
