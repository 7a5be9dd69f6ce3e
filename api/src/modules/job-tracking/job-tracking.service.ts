import { Injectable, Logger } from '@nestjs/common';
import {
  expandTemplate,
  followTrackingUrl,
  isOneOf,
  jobHref,
  pageUrl,
  trackingSources,
  type TrackingSource,
  type TrackingUrl,
} from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { AppError, toId, type Visitor } from '../../http/index.ts';
import { BackgroundCounts } from '../../operations/background-counts.task.ts';
import { JobAccess } from '../job-assignments/index.ts';
import { PublicJobsService, JobNotFoundError } from '../jobs/index.ts';
import type { UserEntity } from '../users/index.ts';
import { JobTrackingRepository, type ClicksRecord } from './job-tracking.repository.ts';
import { VisitLimit, type Visit } from './visit-limit.service.ts';

class TrackingSourceNotFoundError extends AppError {
  override readonly name = 'TrackingSourceNotFoundError';

  constructor() {
    super(404, 'tracking_source_not_found', 'Jobs are not published on this channel.');
  }
}

interface TrackedJob {
  jobId: number;
  publicUrl: string;
}

function toTrackingUrlResponse(
  source: TrackingSource,
  { jobId, publicUrl }: TrackedJob,
  clicks: ClicksRecord | undefined,
): TrackingUrl {
  return {
    source,
    url: publicUrl + expandTemplate(followTrackingUrl.template, { id: String(jobId), source }),
    clicks: clicks?.people ?? 0,
    machineClicks: clicks?.machines ?? 0,
    lastClickOn: clicks?.lastClickOn ?? null,
  };
}

/** Maximum number of visits per process that wait to be counted; further ones are not counted. */
const maxWaiting = 500;

/** Client that follows a tracking URL. */
type Caller = Pick<Visit, 'address'> & { visitor: Visitor };

/** Tracking URLs of jobs, by source, and their visits. */
@Injectable()
export class JobTrackingService {
  private readonly counts = new BackgroundCounts(new Logger(JobTrackingService.name), maxWaiting);

  constructor(
    private readonly tracking: JobTrackingRepository,
    private readonly limit: VisitLimit,
    private readonly access: JobAccess,
    private readonly jobs: PublicJobsService,
    private readonly server: ServerConfig,
  ) {}

  /** @throws ForbiddenError, JobNotFoundError */
  async list(user: UserEntity, job: string): Promise<TrackingUrl[]> {
    const jobId = await this.access.requireReadable(user, job);
    const clicks = new Map((await this.tracking.clicks(jobId)).map((record) => [record.source, record]));
    const tracked = { jobId, publicUrl: this.server.publicUrl };
    return trackingSources.map((source) => toTrackingUrlResponse(source, tracked, clicks.get(source)));
  }

  /**
   * URL of the job's page, also of a closed job: the page shows that it is closed. `caller` null: the visit is not
   * counted.
   * @throws JobNotFoundError, TrackingSourceNotFoundError
   */
  async follow(job: string, source: string, caller: Caller | null): Promise<string> {
    const jobId = toId(job);
    const [card] = jobId === null ? [] : await this.jobs.cards([jobId], new Date());
    if (card === undefined) throw new JobNotFoundError(job);
    if (!isOneOf(trackingSources, source)) throw new TrackingSourceNotFoundError();
    if (caller !== null) await this.counts.add(() => this.count({ ...caller, jobId: card.id, source }));
    return pageUrl(this.server.publicUrl, jobHref(card), '', 'pt');
  }

  /** A visit beyond the limit is redirected but not counted. */
  private async count({ visitor, ...visit }: Visit & Caller): Promise<void> {
    if (await this.limit.take(visit)) await this.tracking.count(visit.jobId, visit.source, visitor);
  }
}
