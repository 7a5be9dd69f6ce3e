import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../jobs/index.ts';
import { UsersModule } from '../users/index.ts';
import { SavedJobEntity } from './entities/saved-job.entity.ts';
import { SavedJobsController } from './saved-jobs.controller.ts';
import { SavedJobsData } from './saved-jobs-data.ts';
import { SavedJobsRepository } from './saved-jobs.repository.ts';
import { SavedJobsService } from './saved-jobs.service.ts';
import { TypeOrmSavedJobsRepository } from './typeorm-saved-jobs.repository.ts';

/** Jobs that users saved. */
@Module({
  imports: [TypeOrmModule.forFeature([SavedJobEntity]), CatalogueModule, UsersModule],
  controllers: [SavedJobsController],
  providers: [SavedJobsData, SavedJobsService, { provide: SavedJobsRepository, useClass: TypeOrmSavedJobsRepository }],
  exports: [SavedJobsRepository],
})
export class SavedJobsModule {}
