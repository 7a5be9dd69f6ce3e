import { Injectable } from '@nestjs/common';
import type { JobQuestion } from 'shared-contracts';
import { CatalogueService } from '../catalogue/index.ts';
import { toJobQuestionResponse } from './job-question.response.ts';
import { JobQuestionsRepository } from './job-questions.repository.ts';

@Injectable()
export class JobsService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly jobQuestions: JobQuestionsRepository,
  ) {}

  /** What an application has to answer. @throws JobNotFoundError, JobClosedError */
  async questions(idOrSlug: string): Promise<JobQuestion[]> {
    const jobId = await this.catalogue.requireOpenJobId(idOrSlug);
    const questions = await this.jobQuestions.ofJob(jobId);
    return questions.map(toJobQuestionResponse);
  }
}
