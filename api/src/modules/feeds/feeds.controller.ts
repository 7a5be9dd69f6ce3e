import { Controller } from '@nestjs/common';
import { getJobFeed, type JobFeedVariables } from 'shared-contracts';
import { jobFeedSchema } from 'shared-contracts/schemas';
import { Public } from '../../http/access.decorator.ts';
import { Prepared, type PreparedAnswer } from '../../http/prepared/index.ts';
import { Route } from '../../http/route.decorator.ts';
import { ValidatedQuery } from '../../http/validated.pipe.ts';
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
