import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PublicJobsModule } from '../jobs/index.ts';
import { UsersModule } from '../users/index.ts';
import { SavedJobsController } from './saved-jobs.controller.ts';
import { SavedJobsExport } from './saved-jobs.export.ts';
import { SavedJobEntity, SavedJobsRepository } from './saved-jobs.repository.ts';
import { SavedJobsService } from './saved-jobs.service.ts';

/** Jobs that users saved. */
@Module({
  imports: [TypeOrmModule.forFeature([SavedJobEntity]), PublicJobsModule, UsersModule],
  controllers: [SavedJobsController],
  providers: [SavedJobsExport, SavedJobsService, SavedJobsRepository],
  exports: [SavedJobsRepository],
})
export class SavedJobsModule {}
