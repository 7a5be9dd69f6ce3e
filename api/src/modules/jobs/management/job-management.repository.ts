import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { incrementDataVersion } from '../../../database/data-version.repository.ts';
import { requireVersion } from '../../../http/index.ts';
import { refreshJobIndex } from '../search/job-index.repository.ts';
import { toDatabaseJson, type QuestionContent } from '../writing/job-content.sql.ts';
import { replaceQuestions, saveLookups } from '../writing/job-writing.repository.ts';
import type { JobInput, ManagedJobFilter } from './job-input.parser.ts';
import { JobWriteQueue } from './job-write-queue.provider.ts';
import type { ManagedJobRecord } from './managed-jobs.sql.ts';
import * as sql from './managed-jobs.sql.ts';

type Listener = (jobId: number, manager: EntityManager) => Promise<unknown>;

/** The other records that a job refers to. */
interface JobReferences {
  /** null: there is no such company. */
  companyName: string | null;
  hasCategory: boolean;
}

/** Notifies other modules of changes by admins, in the transaction that makes them. */
@Injectable()
export class JobEvents {
  private readonly deletions: Listener[] = [];

  /** The job's row is marked as deleted before the listener runs. */
  onDeleted(listener: Listener): void {
    this.deletions.push(listener);
  }

  async deleted(jobId: number, manager: EntityManager): Promise<void> {
    for (const listener of this.deletions) await listener(jobId, manager);
  }
}

/**
 * The new questions of a job. A question with unchanged text retains its external id and its id, because applicants
 * may be answering it.
 */
function retainQuestionIds(
  present: readonly QuestionContent[],
  wanted: readonly Omit<QuestionContent, 'externalId'>[],
): QuestionContent[] {
  const free = [...present];
  return wanted.map((draft) => {
    const at = free.findIndex(({ question }) => question === draft.question);
    const [match] = at === -1 ? [] : free.splice(at, 1);
    return { ...draft, externalId: match?.externalId ?? randomUUID() };
  });
}

/** The idempotency key of a new job and its slug without the id. */
interface NewJob extends JobInput {
  externalId: string;
  slugWords: string;
}

/** A page of jobs, newest first, and the total over all pages. */
interface ManagedJobs {
  total: number;
  jobs: ManagedJobRecord[];
}

const findByExternalId = 'select id from jobs where source = $1 and external_id = $2';

/**
 * Jobs in any state except deleted. Each change is one transaction that includes the search index and the data version.
 * Changes and source reads are serialized. All methods except reads may throw JobsBusyError if another change takes too
 * long.
 */
@Injectable()
export class JobManagementRepository {
  private readonly changes: JobWriteQueue;

  constructor(
    private readonly database: DataSource,
    private readonly events: JobEvents,
  ) {
    this.changes = new JobWriteQueue(database);
  }

  async find(id: number): Promise<ManagedJobRecord | null> {
    const [job] = await this.database.query<ManagedJobRecord[]>(sql.findManagedJob, [id]);
    return job ?? null;
  }

  /** The requested page, or the last page if it is beyond the end. */
  async list(filter: ManagedJobFilter, pageSize: number): Promise<ManagedJobs> {
    const { keyword, status, companyId, page } = filter;
    const values = [keyword, status, companyId, (page - 1) * pageSize, pageSize];
    const jobs = await this.database.query<(ManagedJobRecord & { total: number })[]>(sql.listManagedJobs, values);
    return { total: jobs[0]?.total ?? 0, jobs };
  }

  async findReferences(companyId: number, categoryId: number | null): Promise<JobReferences> {
    const [found] = await this.database.query<JobReferences[]>(sql.findReferences, [companyId, categoryId]);
    return found!;
  }

  /** Id of the job created with this external id, including deleted jobs; null if there is none. */
  async findByExternalId(externalId: string): Promise<number | null> {
    const values = [sql.ownSource, externalId];
    const [job] = await this.database.query<{ id: number }[]>(findByExternalId, values);
    return job?.id ?? null;
  }

  /** Id of the job. Returns the existing job for a known external id, even if its content differs. */
  create(job: NewJob): Promise<number> {
    return this.changes.run(async (client) => {
      const earlier = await idOf(client, findByExternalId, [sql.ownSource, job.externalId]);
      if (earlier !== null) return earlier;
      const id = await idOf(client, sql.insertJob, [toRecordJson(job), job.externalId, job.slugWords]);
      if (id === null) throw new Error('The job was not stored');
      await this.saveRelated(client, id, job);
      return id;
    });
  }

  /** Whether the job exists. @throws OutdatedVersionError if `version` is not the current version */
  replace(id: number, job: JobInput, version?: number): Promise<boolean> {
    return this.changes.run(async (client) => {
      await requireJobVersion(client, id, version);
      if ((await idOf(client, sql.replaceJob, [toRecordJson(job), id])) === null) return false;
      await this.saveRelated(client, id, job);
      return true;
    });
  }

  /**
   * @param isActive null: toggle. Returns whether the job exists. @throws OutdatedVersionError if `version` is not the
   * current version
   */
  toggle(id: number, isActive: boolean | null, version?: number): Promise<boolean> {
    return this.changes.run(async (client) => {
      await requireJobVersion(client, id, version);
      if ((await idOf(client, sql.toggleJob, [id, isActive])) === null) return false;
      await publish(client, id);
      return true;
    });
  }

  /**
   * The deletion time; null if the job does not exist. Cancels its future interviews and sends their mails. @throws
   * OutdatedVersionError if `version` is not the current version
   */
  delete(id: number, version?: number): Promise<Date | null> {
    return this.changes.run(async (client, manager) => {
      await requireJobVersion(client, id, version);
      const { rows } = await client.query<{ deletedAt: Date }>(sql.deleteJob, [id]);
      if (rows[0] === undefined) return null;
      await publish(client, id);
      await this.events.deleted(id, manager);
      return rows[0].deletedAt;
    });
  }

  /** Writes the parts of a job that are stored in other tables. */
  private async saveRelated(client: ClientBase, id: number, { content, questions }: JobInput): Promise<void> {
    await saveLookups(client, [{ places: content.places, category: null }]);
    if (questions !== null) {
      const merged = retainQuestionIds(await readQuestions(client, id), questions);
      await replaceQuestions(client, [{ id, questions: merged }]);
    }
    await publish(client, id);
  }
}

/** Updates the search index and the data version, so that all processes show the change after the commit. */
async function publish(client: ClientBase, id: number): Promise<void> {
  await refreshJobIndex(client, [id]);
  await incrementDataVersion(client, null, 'jobs');
}

/**
 * Locks the job, so that its version cannot change before the write. If the job does not exist, the write does not find
 * it either.
 */
async function requireJobVersion(client: ClientBase, id: number, named: number | undefined): Promise<void> {
  const { rows } = await client.query<{ version: number }>(sql.lockJob, [id]);
  if (rows[0] !== undefined) requireVersion(named, rows[0].version);
}

async function idOf(client: ClientBase, statement: string, values: unknown[]): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(statement, values);
  return rows[0]?.id ?? null;
}

async function readQuestions(client: ClientBase, jobId: number): Promise<QuestionContent[]> {
  const { rows } = await client.query<QuestionContent>(
    `select external_id as "externalId", question, required from job_questions where job_id = $1 order by position, id`,
    [jobId],
  );
  return rows;
}

const toRecordJson = ({ content, companyId, categoryId, postedAt }: JobInput) =>
  toDatabaseJson({ ...content, companyId, categoryId, postedAt });
