import { Injectable } from '@nestjs/common';
import type { SentReceipt } from 'shared-contracts';
import { JobsService } from '../jobs/index.ts';
import { ApplicationLink } from './application-link.ts';
import { toReceipt } from './application.response.ts';
import { areAnswersDue } from './applications.policy.ts';
import type { ApplicationEntity } from './entities/application.entity.ts';

type ReceivedApplication = Pick<
  ApplicationEntity,
  'id' | 'jobId' | 'questionsDue' | 'submittedAt' | 'answeredAt' | 'status' | 'withdrawnAt' | 'refusedAt'
>;

/** Receipts with the token of the application's page, for the applicant only. */
@Injectable()
export class SentReceipts {
  constructor(
    private readonly jobs: JobsService,
    private readonly link: ApplicationLink,
  ) {}

  async of(application: ReceivedApplication): Promise<SentReceipt> {
    const { id, jobId } = application;
    const requiring = await this.jobs.jobsRequiringAnswers([jobId]);
    return {
      ...toReceipt(application),
      answersDue: areAnswersDue(application, requiring.has(jobId)),
      token: this.link.token(id),
    };
  }
}
