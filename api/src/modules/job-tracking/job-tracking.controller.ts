import { Controller, Header, Param, Redirect, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { followTrackingUrl, listTrackingUrls, type TrackingUrl } from 'shared-contracts';
import { Authenticated, DocumentsErrors, type Example, Public, Route, visitorOf } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import { DocumentsJobAccess } from '../job-assignments/index.ts';
import type { UserEntity } from '../users/index.ts';
import { JobTrackingService } from './job-tracking.service.ts';

const site = 'https://jobs.example.com';

const listTrackingUrlsExample: Example<TrackingUrl[]> = {
  answer: [
    {
      source: 'linkedin',
      url: `${site}/api/jobs/128/visit/linkedin`,
      clicks: 214,
      machineClicks: 38,
      lastClickOn: '2026-03-18',
    },
    { source: 'facebook', url: `${site}/api/jobs/128/visit/facebook`, clicks: 0, machineClicks: 2, lastClickOn: null },
  ],
};

/** The response has only the header `location`, with the URL of the job's page. */
const followTrackingUrlExample: Example<undefined> = { answer: undefined };

@Controller()
export class JobTrackingController {
  constructor(private readonly tracking: JobTrackingService) {}

  @Route(listTrackingUrls, listTrackingUrlsExample)
  @DocumentsJobAccess()
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  list(@Param('id') job: string, @CurrentUser() user: UserEntity): Promise<TrackingUrl[]> {
    return this.tracking.list(user, job);
  }

  /** A `HEAD` request is not counted as a visit. */
  @Route(followTrackingUrl, followTrackingUrlExample)
  @DocumentsErrors({ 404: ['job_not_found', 'tracking_source_not_found'] })
  @Public()
  @Redirect()
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  async follow(
    @Param('id') job: string,
    @Param('source') source: string,
    @Req() { method, headers, ip }: FastifyRequest,
  ): Promise<{ url: string }> {
    const visit = method === 'GET' ? { visitor: visitorOf(headers), address: ip } : null;
    return { url: await this.tracking.follow(job, source, visit) };
  }
}
