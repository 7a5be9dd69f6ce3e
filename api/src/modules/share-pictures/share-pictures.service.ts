import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from 'server-kit';
import { sharePictureVersion, type JobCard, type Language } from 'shared-contracts';
import { CompaniesService } from '../companies/index.ts';
import { PublicJobsService } from '../jobs/index.ts';
import { PictureDrawer, PicturesBusyError } from './drawing/picture-drawer.service.ts';
import { jobPicture } from './layout/job-picture.layout.tsx';
import { logoAddress } from './layout/logo-address.parser.ts';

/** About three hundred pictures. */
const cacheBytes = 16 * 1024 * 1024;

export interface SharePicture {
  /** Changes with the content of the picture. */
  version: string;
  draw: () => Promise<Buffer>;
}

/** LRU cache of pictures, limited in bytes. */
export const createPictureCache = (maxBytes: number) =>
  new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (picture) => picture.length });

@Injectable()
export class SharePicturesService {
  private readonly logger = new Logger(SharePicturesService.name);
  private readonly cache = createPictureCache(cacheBytes);
  private readonly drawing = new SingleFlight<Buffer>();

  constructor(
    private readonly jobs: PublicJobsService,
    private readonly companies: CompaniesService,
    private readonly drawer: PictureDrawer,
  ) {}

  /** The picture of an open job, drawn on demand. @throws JobNotFoundError, JobClosedError */
  async ofJob(id: string, language: Language): Promise<SharePicture> {
    const jobId = await this.jobs.requireOpenJobId(id);
    const [job] = await this.jobs.cards([jobId], new Date());
    const version = sharePictureVersion(job!);
    return { version, draw: () => this.draw(`${jobId} ${version} ${language}`, job!, language) };
  }

  /** Concurrent requests for the same picture share one drawing. */
  private async draw(key: string, job: JobCard, language: Language): Promise<Buffer> {
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    const png = await this.drawing.run(key, () => this.drawWithFallback(job, language));
    this.cache.set(key, png);
    return png;
  }

  /** Omits a logo that cannot be drawn. */
  private async drawWithFallback(job: JobCard, language: Language): Promise<Buffer> {
    const { hash, address } = await this.logoOf(job);
    try {
      return await this.drawer.draw(jobPicture(job, address, language), hash);
    } catch (error) {
      if (address === null || error instanceof PicturesBusyError) throw error;
      this.logger.warn(
        `Logo omitted from the picture of job ${job.id}: ${error instanceof Error ? error.message : ''}`,
      );
      return this.drawer.draw(jobPicture(job, null, language), null);
    }
  }

  /** The URL of a stored logo ends with its hash. */
  private async logoOf({ logoUrl }: JobCard): Promise<{ hash: string | null; address: string | null }> {
    const hash = logoUrl?.split('/').at(-1) ?? null;
    const address = hash === null ? null : logoAddress((await this.companies.logo(hash)).bytes);
    return { hash: address === null ? null : hash, address };
  }
}
