import { Injectable } from '@nestjs/common';
import type { JobQuestion } from 'shared-contracts';
import { CatalogueService } from './catalogue.service.ts';
import { JobQuestionsRepository, type JobQuestionRecord } from './job-questions.repository.ts';

function toJobQuestionResponse({ id, question, required }: JobQuestionRecord): JobQuestion {
  return { id, question, required };
}

@Injectable()
export class JobsService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly jobQuestions: JobQuestionsRepository,
  ) {}

  /** The questions that an application must answer. @throws JobNotFoundError, JobClosedError */
  async questions(idOrSlug: string): Promise<JobQuestion[]> {
    const jobId = await this.catalogue.requireOpenJobId(idOrSlug);
    const questions = await this.questionsOf(jobId);
    return questions.map(toJobQuestionResponse);
  }

  /** The questions of a job in any state, in form order. */
  questionsOf(jobId: number): Promise<JobQuestionRecord[]> {
    return this.jobQuestions.ofJob(jobId);
  }

  /** The subset of these jobs that has a required question. */
  jobsRequiringAnswers(jobIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.jobQuestions.jobsRequiringAnswers(jobIds);
  }
}
