import { Injectable } from '@nestjs/common';
import type { JobCard, SavedJob } from 'shared-contracts';
import { AppError, isUuid } from '../../http/index.ts';
import { PublicJobsService } from '../jobs/index.ts';
import type { UserEntity } from '../users/index.ts';
import { SavedJobsRepository, type SavedJobEntity } from './saved-jobs.repository.ts';

class SavedJobNotFoundError extends AppError {
  override readonly name = 'SavedJobNotFoundError';

  constructor() {
    super(404, 'saved_job_not_found', 'There is no such entry on the list.');
  }
}

/** The fields of the job's card that the list shows. */
function toSavedJobResponse({ id, jobId, savedAt }: SavedJobEntity, card: JobCard): SavedJob {
  const { slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed } = card;
  return {
    id,
    jobId,
    job: { id: jobId, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed },
    savedAt: savedAt.toISOString(),
  };
}

type Owner = Pick<UserEntity, 'id'>;

@Injectable()
export class SavedJobsService {
  constructor(
    private readonly savedJobs: SavedJobsRepository,
    private readonly jobs: PublicJobsService,
  ) {}

  async list(user: Owner): Promise<SavedJob[]> {
    return this.respond(await this.savedJobs.list(user.id));
  }

  /** @throws JobNotFoundError, JobClosedError, JobAlreadySavedError */
  async save(user: Owner, jobId: number): Promise<SavedJob> {
    const openJobId = await this.jobs.requireOpenJobId(String(jobId));
    const entry = await this.savedJobs.add({ userId: user.id, jobId: openJobId });
    const [saved] = await this.respond([entry]);
    if (saved === undefined) throw new SavedJobNotFoundError();
    return saved;
  }

  /** @throws SavedJobNotFoundError also for another user's entry */
  async remove(user: Owner, id: string): Promise<SavedJob[]> {
    if (!isUuid(id) || !(await this.savedJobs.remove(user.id, id))) throw new SavedJobNotFoundError();
    return this.list(user);
  }

  private async respond(entries: readonly SavedJobEntity[]): Promise<SavedJob[]> {
    const cards = await this.jobs.cards(
      entries.map(({ jobId }) => jobId),
      new Date(),
    );
    const byJob = new Map(cards.map((card) => [card.id, card]));
    return entries.flatMap((entry) => {
      const card = byJob.get(entry.jobId);
      return card === undefined ? [] : [toSavedJobResponse(entry, card)];
    });
  }
}
