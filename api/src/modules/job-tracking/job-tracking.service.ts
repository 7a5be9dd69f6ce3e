import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { isOneOf, jobHref, pageUrl, trackingSources, type TrackingUrl } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { toId } from '../../http/id-or-slug.ts';
import { Turns } from '../../outside/turns.ts';
import { CatalogueService, JobNotFoundError } from '../catalogue/index.ts';
import { JobAccess } from '../job-assignments/index.ts';
import type { UserEntity } from '../users/index.ts';
import { TrackingSourceNotFoundError } from './job-tracking.errors.ts';
import type { Visitor } from '../../http/visitor.ts';
import { JobTrackingRepository } from './job-tracking.repository.ts';
import { toTrackingUrlResponse } from './tracking-url.response.ts';
import { VisitLimit, type Visit } from './visit-limit.ts';

/** Counts of one process: so many connections at once; of the rest so many wait so long, and others are lost. */
const countsAtOnce = 2;
const countsWaiting = 500;
const countWaitMs = 60_000;

/** How long a person waits, in milliseconds, for their visit to be counted; then it is counted behind them. */
const patience = 500;

/** Who follows an address. */
type Caller = Pick<Visit, 'address'> & { visitor: Visitor };

/** Addresses of jobs for where they are advertised, and how often each is followed. */
@Injectable()
export class JobTrackingService {
  private readonly log = new Logger(JobTrackingService.name);
  private readonly turns = new Turns(countsAtOnce, countsWaiting, countWaitMs);

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
    if (card === undefined) throw new JobNotFoundError();
    if (!isOneOf(trackingSources, source)) throw new TrackingSourceNotFoundError();
    const counted = caller === null ? null : this.count({ ...caller, jobId: card.id, source });
    await Promise.race([counted, wait(patience, undefined, { ref: false })]);
    return pageUrl(this.server.publicUrl, jobHref(card), '', 'pt');
  }

  /** A visit that cannot be counted, or is one too many of its address, is a visit all the same. */
  private async count({ visitor, ...visit }: Visit & Caller): Promise<void> {
    if (!(await this.turns.take())) return;
    try {
      if (await this.limit.take(visit)) await this.tracking.count(visit.jobId, visit.source, visitor);
    } catch (error) {
      this.log.warn(error);
    } finally {
      this.turns.giveBack();
    }
  }
}
