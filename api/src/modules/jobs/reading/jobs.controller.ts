import { Controller, Param } from '@nestjs/common';
import { getJobQuestions, type JobQuestion } from 'shared-contracts';
import { Public } from '../../../http/access.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../../http/route.decorator.ts';
import { JobsService } from './jobs.service.ts';
import { getJobQuestionsExample } from './jobs.examples.ts';

@Controller()
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Route(getJobQuestions, getJobQuestionsExample)
  @DocumentsErrors({ 404: ['job_not_found'], 410: ['job_closed'] })
  @Public()
  questions(@Param('id') idOrSlug: string): Promise<JobQuestion[]> {
    return this.jobs.questions(idOrSlug);
  }
}
