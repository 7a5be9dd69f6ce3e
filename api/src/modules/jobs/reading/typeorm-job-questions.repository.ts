import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { JobQuestionEntity } from './job-question.entity.ts';
import { JobQuestionsRepository, type JobQuestionRecord } from './job-questions.repository.ts';

@Injectable()
export class TypeOrmJobQuestionsRepository extends JobQuestionsRepository {
  constructor(@InjectRepository(JobQuestionEntity) private readonly questions: Repository<JobQuestionEntity>) {
    super();
  }

  ofJob(jobId: number): Promise<JobQuestionRecord[]> {
    return this.questions.find({ where: { jobId }, order: { position: 'asc', id: 'asc' } });
  }

  async jobsRequiringAnswers(jobIds: readonly number[]): Promise<ReadonlySet<number>> {
    const where = { jobId: In(jobIds), required: true };
    const questions = await this.questions.find({ select: { jobId: true }, where });
    return new Set(questions.map(({ jobId }) => jobId));
  }
}
