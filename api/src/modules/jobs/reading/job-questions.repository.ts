import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { JobQuestionEntity } from './job-question.entity.ts';

export type JobQuestionRecord = Pick<JobQuestionEntity, 'id' | 'externalId' | 'question' | 'required'>;

@Injectable()
export class JobQuestionsRepository {
  constructor(@InjectRepository(JobQuestionEntity) private readonly questions: Repository<JobQuestionEntity>) {}

  /** In form order. */
  ofJob(jobId: number): Promise<JobQuestionRecord[]> {
    return this.questions.find({ where: { jobId }, order: { position: 'asc', id: 'asc' } });
  }

  /** The subset of these jobs that has a required question. */
  async jobsRequiringAnswers(jobIds: readonly number[]): Promise<ReadonlySet<number>> {
    const where = { jobId: In(jobIds), required: true };
    const questions = await this.questions.find({ select: { jobId: true }, where });
    return new Set(questions.map(({ jobId }) => jobId));
  }
}
