import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { JobQuestionEntity } from './entities/job-question.entity.ts';
import { JobQuestionsRepository, type JobQuestionRecord } from './job-questions.repository.ts';

@Injectable()
export class TypeOrmJobQuestionsRepository extends JobQuestionsRepository {
  constructor(@InjectRepository(JobQuestionEntity) private readonly questions: Repository<JobQuestionEntity>) {
    super();
  }

  ofJob(jobId: number): Promise<JobQuestionRecord[]> {
    return this.questions.find({ where: { jobId }, order: { position: 'asc', id: 'asc' } });
  }
}
