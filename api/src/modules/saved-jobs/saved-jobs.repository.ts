import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { missingReference, violatedUnique } from '../../database/postgres.errors.ts';
import { AccountReads, readRows } from '../../database/replicas/reads.provider.ts';
import { AppError, requireVersion } from '../../http/index.ts';
import { UnauthenticatedError } from '../auth/index.ts';

class JobAlreadySavedError extends AppError {
  override readonly name = 'JobAlreadySavedError';

  constructor() {
    super(409, 'job_already_saved', 'This job is on the list.');
  }
}

@Entity('saved_jobs')
export class SavedJobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'user_id' })
  userId!: number;

  @Column('int', { name: 'job_id' })
  jobId!: number;

  @Column('timestamptz', { name: 'saved_at', default: () => 'clock_timestamp()' })
  savedAt!: Date;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('int', { name: 'note_version', default: 1 })
  noteVersion!: number;
}

export type NewSavedJob = Pick<SavedJobEntity, 'userId' | 'jobId'> & Partial<Pick<SavedJobEntity, 'savedAt'>>;

type RemovedJob = Pick<SavedJobEntity, 'id' | 'userId' | 'jobId' | 'savedAt' | 'note'>;

interface WrittenNote extends Pick<SavedJobEntity, 'id' | 'userId' | 'note'> {
  /** Expected version; undefined: not checked. */
  version: number | undefined;
}

const savedJobsOf = `
  select id, user_id as "userId", job_id as "jobId", saved_at as "savedAt", note, note_version as "noteVersion"
  from saved_jobs where user_id = $1 order by saved_at desc, id desc`;

@Injectable()
export class SavedJobsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly reads: AccountReads,
  ) {}

  /** Newest first. */
  list(userId: number): Promise<SavedJobEntity[]> {
    return readRows<SavedJobEntity>(this.reads, savedJobsOf, [userId]);
  }

  /** @throws JobAlreadySavedError: a unique index decides between concurrent calls */
  async add(entry: NewSavedJob, manager = this.database.manager): Promise<SavedJobEntity> {
    const id = randomUUID();
    try {
      await manager.insert(SavedJobEntity, { id, ...entry });
    } catch (error) {
      if (violatedUnique(error) === 'saved_jobs_once') throw new JobAlreadySavedError();
      if (missingReference(error) === 'saved_jobs_user_id_fkey') throw new UnauthenticatedError();
      throw error;
    }
    return manager.findOneByOrFail(SavedJobEntity, { id });
  }

  /**
   * Inserts a removed entry again. An entry of the same job that was saved since keeps its id and its note, and receives
   * the removed one's time, and its note if it has none. Null: the id belongs to another entry.
   * @throws UnauthenticatedError
   */
  async restore({ id, userId, jobId, savedAt, note }: RemovedJob): Promise<SavedJobEntity | null> {
    const { manager } = this.database;
    try {
      const [row] = await manager.query<{ id: string }[]>(
        `insert into saved_jobs (id, user_id, job_id, saved_at, note) values ($1, $2, $3, least($4, clock_timestamp()), $5)
         on conflict on constraint saved_jobs_once do update set saved_at = excluded.saved_at,
           note = coalesce(saved_jobs.note, excluded.note),
           note_version = saved_jobs.note_version + (saved_jobs.note is null and excluded.note is not null)::int
         returning id`,
        [id, userId, jobId, savedAt, note],
      );
      return manager.findOneByOrFail(SavedJobEntity, { id: row!.id });
    } catch (error) {
      if (violatedUnique(error) === 'saved_jobs_pkey') return null;
      if (missingReference(error) === 'saved_jobs_user_id_fkey') throw new UnauthenticatedError();
      throw error;
    }
  }

  /** Null: the user has no such entry. @throws OutdatedVersionError */
  async writeNote({ id, userId, note, version }: WrittenNote): Promise<SavedJobEntity | null> {
    return this.database.transaction(async (manager) => {
      const where = { id, userId };
      const entry = await manager.findOne(SavedJobEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (entry === null || entry.note === note) return entry;
      requireVersion(version, entry.noteVersion);
      const change = { note, noteVersion: entry.noteVersion + 1 };
      await manager.update(SavedJobEntity, where, change);
      return Object.assign(entry, change);
    });
  }

  /** Whether the user had this entry. */
  async remove(userId: number, id: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(SavedJobEntity, { userId, id });
    return affected === 1;
  }
}
