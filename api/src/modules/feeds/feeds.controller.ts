import { Controller, Header } from '@nestjs/common';
import { getJobFeed, type JobFeedVariables } from 'shared-contracts';
import { jobFeedSchema } from 'shared-contracts/schemas';
import { Public } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { ValidatedQuery } from '../../http/validated.ts';
import { Versioned } from '../../http/versioned.interceptor.ts';
import { FeedsService } from './feeds.service.ts';

@Controller()
@Versioned()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Route(getJobFeed, { contentType: 'application/rss+xml' })
  @Public()
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  jobs(@ValidatedQuery(jobFeedSchema) query: JobFeedVariables): Promise<string> {
    return this.feeds.jobs(query);
  }
}
