import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import { requireVersion } from '../../../http/app.errors.ts';
import { toDatabaseJson } from '../../../database/database-json.format.ts';
import { replaceQuestions } from '../writing/questions.ts';
import { saveLookups } from '../writing/lookups.ts';
import type { QuestionContent } from '../writing/job-content.ts';
import { refreshJobIndex } from '../search/job-index.ts';
import { JobEvents } from './job-events.service.ts';
import { JobWriteQueue } from './job-write-queue.ts';
import { JobManagementRepository, type FoundJobs, type JobInput, type NewJob } from './job-management.repository.ts';
import { retainQuestionIds } from './retain-question-ids.ts';
import type { ManagedJobFilter } from './managed-job-filter.ts';
import type { ManagedJobRecord } from './managed-job.record.ts';
import * as sql from './managed-jobs.sql.ts';

const findByExternalId = 'select id from jobs where source = $1 and external_id = $2';

@Injectable()
export class TypeOrmJobManagementRepository extends JobManagementRepository {
  private readonly changes: JobWriteQueue;

  constructor(
    private readonly database: DataSource,
    private readonly events: JobEvents,
  ) {
    super();
    this.changes = new JobWriteQueue(database);
  }

  async find(id: number): Promise<ManagedJobRecord | null> {
    const [job] = await this.database.query<ManagedJobRecord[]>(sql.findManagedJob, [id]);
    return job ?? null;
  }

  async list(filter: ManagedJobFilter, pageSize: number): Promise<FoundJobs> {
    const { keyword, status, companyId, page } = filter;
    const values = [keyword, status, companyId, (page - 1) * pageSize, pageSize];
    const jobs = await this.database.query<(ManagedJobRecord & { total: number })[]>(sql.listManagedJobs, values);
    return { total: jobs[0]?.total ?? 0, jobs };
  }

  async unknownReferences({ companyId, categoryId }: JobInput): Promise<('companyId' | 'categoryId')[]> {
    const [known] = await this.database.query<{ company: boolean; category: boolean }[]>(sql.findReferences, [
      companyId,
      categoryId,
    ]);
    return [...(known?.company ? [] : (['companyId'] as const)), ...(known?.category ? [] : (['categoryId'] as const))];
  }

  async findByExternalId(externalId: string): Promise<number | null> {
    const values = [sql.ownSource, externalId];
    const [job] = await this.database.query<{ id: number }[]>(findByExternalId, values);
    return job?.id ?? null;
  }

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

  replace(id: number, job: JobInput, version?: number): Promise<boolean> {
    return this.changes.run(async (client) => {
      await requireJobVersion(client, id, version);
      if ((await idOf(client, sql.replaceJob, [toRecordJson(job), id])) === null) return false;
      await this.saveRelated(client, id, job);
      return true;
    });
  }

  toggle(id: number, isActive: boolean | null, version?: number): Promise<boolean> {
    return this.changes.run(async (client) => {
      await requireJobVersion(client, id, version);
      if ((await idOf(client, sql.toggleJob, [id, isActive])) === null) return false;
      await publish(client, id);
      return true;
    });
  }

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
  await client.query('update job_changes set data_version = data_version + 1');
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
