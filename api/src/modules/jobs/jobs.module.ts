import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/index.ts';
import { InterviewsStoreModule } from '../interviews/index.ts';
import { JobQuestionEntity } from './entities/job-question.entity.ts';
import { JobQuestionsRepository } from './job-questions.repository.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';
import { JobManagementController } from './management/job-management.controller.ts';
import { JobManagementRepository } from './management/job-management.repository.ts';
import { JobManagementService } from './management/job-management.service.ts';
import { TypeOrmJobManagementRepository } from './management/typeorm-job-management.repository.ts';
import { TypeOrmJobQuestionsRepository } from './typeorm-job-questions.repository.ts';

/** Jobs for applicants and for admins. */
@Module({
  imports: [CatalogueModule, InterviewsStoreModule, TypeOrmModule.forFeature([JobQuestionEntity])],
  controllers: [JobsController, JobManagementController],
  providers: [
    JobsService,
    JobManagementService,
    { provide: JobQuestionsRepository, useClass: TypeOrmJobQuestionsRepository },
    { provide: JobManagementRepository, useClass: TypeOrmJobManagementRepository },
  ],
  exports: [JobsService],
})
export class JobsModule {}
