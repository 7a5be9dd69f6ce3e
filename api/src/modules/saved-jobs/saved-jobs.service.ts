import { Injectable } from '@nestjs/common';
import type { JobCard, NoteChange, RestoredEntry, SavedJob } from 'shared-contracts';
import { AppError, isUuid, OutdatedVersionError } from '../../http/index.ts';
import { PublicJobsService, toJobSummary } from '../jobs/index.ts';
import type { UserEntity } from '../users/index.ts';
import { SavedJobsRepository, type SavedJobEntity } from './saved-jobs.repository.ts';

class NoteChangedError extends AppError {
  override readonly name = 'NoteChangedError';

  constructor() {
    super(409, 'note_changed', 'The note was changed since it was read.');
  }
}

class SavedJobNotFoundError extends AppError {
  override readonly name = 'SavedJobNotFoundError';

  constructor() {
    super(404, 'saved_job_not_found', 'There is no such entry on the list.');
  }
}

function toSavedJobResponse(entry: SavedJobEntity, card: JobCard): SavedJob {
  const { id, jobId, savedAt, note, noteVersion } = entry;
  return { id, jobId, job: toJobSummary(card), savedAt: savedAt.toISOString(), note, noteVersion };
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
    return this.respondOne(await this.savedJobs.add({ userId: user.id, jobId: openJobId }));
  }

  /** @throws JobNotFoundError, SavedJobNotFoundError */
  async restore(user: Owner, id: string, { jobId, savedAt, note }: RestoredEntry): Promise<SavedJob> {
    if (!isUuid(id)) throw new SavedJobNotFoundError();
    const entry = { id, userId: user.id, jobId: await this.jobs.requireJobId(String(jobId)), note: note || null };
    return this.respondOne(await this.savedJobs.restore({ ...entry, savedAt: new Date(savedAt) }));
  }

  /** @throws SavedJobNotFoundError also for another user's entry, NoteChangedError */
  async writeNote(user: Owner, id: string, { note, noteVersion }: NoteChange): Promise<SavedJob> {
    if (!isUuid(id)) throw new SavedJobNotFoundError();
    const change = { id, userId: user.id, note: note || null, version: noteVersion };
    const entry = await this.savedJobs.writeNote(change).catch((error: unknown) => {
      throw error instanceof OutdatedVersionError ? new NoteChangedError() : error;
    });
    return this.respondOne(entry);
  }

  /** @throws SavedJobNotFoundError also for another user's entry */
  async remove(user: Owner, id: string): Promise<SavedJob[]> {
    if (!isUuid(id) || !(await this.savedJobs.remove(user.id, id))) throw new SavedJobNotFoundError();
    return this.list(user);
  }

  /** @throws SavedJobNotFoundError */
  private async respondOne(entry: SavedJobEntity | null): Promise<SavedJob> {
    const [saved] = entry === null ? [] : await this.respond([entry]);
    if (saved === undefined) throw new SavedJobNotFoundError();
    return saved;
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
