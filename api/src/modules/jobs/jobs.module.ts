import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/index.ts';
import { JobQuestionEntity } from './entities/job-question.entity.ts';
import { JobQuestionsRepository } from './job-questions.repository.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';
import { TypeOrmJobQuestionsRepository } from './typeorm-job-questions.repository.ts';

/** Jobs as who applies and who manages them sees them. */
@Module({
  imports: [CatalogueModule, TypeOrmModule.forFeature([JobQuestionEntity])],
  controllers: [JobsController],
  providers: [JobsService, { provide: JobQuestionsRepository, useClass: TypeOrmJobQuestionsRepository }],
  exports: [JobsService],
})
export class JobsModule {}
