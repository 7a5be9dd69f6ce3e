import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobEvents } from './management/job-events.service.ts';
import { JobManagementController } from './management/job-management.controller.ts';
import { JobManagementRepository } from './management/job-management.repository.ts';
import { JobManagementService } from './management/job-management.service.ts';
import { JobsController } from './reading/catalogue.controller.ts';
import { CatalogueModule } from './reading/catalogue.module.ts';
import { JobQuestionEntity } from './reading/job-question.entity.ts';
import { JobQuestionsRepository } from './reading/job-questions.repository.ts';
import { JobsService } from './reading/jobs.service.ts';

/** Jobs for applicants and for admins. */
@Module({
  imports: [CatalogueModule, TypeOrmModule.forFeature([JobQuestionEntity])],
  controllers: [JobsController, JobManagementController],
  providers: [JobEvents, JobsService, JobManagementService, JobManagementRepository, JobQuestionsRepository],
  exports: [JobEvents, JobsService],
})
export class JobsModule {}
