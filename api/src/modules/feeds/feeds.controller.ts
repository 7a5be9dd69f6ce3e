import { Controller } from '@nestjs/common';
import { getJobFeed, type JobFeedVariables } from 'shared-contracts';
import { jobFeedSchema } from 'shared-contracts/schemas';
import { Prepared, type PreparedAnswer, Public, Route, ValidatedQuery } from '../../http/index.ts';
import { FeedsService } from './feeds.service.ts';

@Controller()
@Prepared()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Route(getJobFeed, { contentType: 'application/rss+xml' })
  @Public()
  jobs(@ValidatedQuery(jobFeedSchema) query: JobFeedVariables): PreparedAnswer {
    return this.feeds.jobs(query);
  }
}
