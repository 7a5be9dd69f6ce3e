import { Injectable, Logger } from '@nestjs/common';
import { isOneOf, jobHref, pageUrl, trackingSources, type TrackingUrl } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { toId } from '../../http/id-or-slug.ts';
import { BackgroundCounts } from '../../outside/background-counts.ts';
import { CatalogueService, JobNotFoundError } from '../catalogue/index.ts';
import { JobAccess } from '../job-assignments/index.ts';
import type { UserEntity } from '../users/index.ts';
import { TrackingSourceNotFoundError } from './job-tracking.errors.ts';
import type { Visitor } from '../../http/visitor.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';
import { toTrackingUrlResponse } from './tracking-url.response.ts';
import { VisitLimit, type Visit } from './visit-limit.ts';

/** Visits of one process that wait to be counted; others are lost. */
const maxWaiting = 500;

/** Who follows an address. */
type Caller = Pick<Visit, 'address'> & { visitor: Visitor };

/** Addresses of jobs for where they are advertised, and how often each is followed. */
@Injectable()
export class JobTrackingService {
  private readonly counts = new BackgroundCounts(new Logger(JobTrackingService.name), maxWaiting);

  constructor(
    private readonly tracking: JobTrackingRepository,
    private readonly limit: VisitLimit,
    private readonly access: JobAccess,
    private readonly catalogue: CatalogueService,
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
   * Address of the job's page, also of a closed job: the page says so itself. `caller` null: nobody to count.
   * @throws JobNotFoundError, TrackingSourceNotFoundError
   */
  async follow(job: string, source: string, caller: Caller | null): Promise<string> {
    const jobId = toId(job);
    const [card] = jobId === null ? [] : await this.catalogue.cards([jobId], new Date());
    if (card === undefined) throw new JobNotFoundError(job);
    if (!isOneOf(trackingSources, source)) throw new TrackingSourceNotFoundError();
    if (caller !== null) await this.counts.add(() => this.count({ ...caller, jobId: card.id, source }));
    return pageUrl(this.server.publicUrl, jobHref(card), '', 'pt');
  }

  /** A visit that is one too many of its address is a visit all the same. */
  private async count({ visitor, ...visit }: Visit & Caller): Promise<void> {
    if (await this.limit.take(visit)) await this.tracking.count(visit.jobId, visit.source, visitor);
  }
}
