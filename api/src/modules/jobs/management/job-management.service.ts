import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  limits,
  pageWindow,
  type DeletedJob,
  type JobPayload,
  type JobToggle,
  type ManagedJob,
  type ManagedJobListVariables,
  type ManagedJobPage,
} from 'shared-contracts';
import { DataVersion } from '../../../database/data-version.cache.ts';
import { InvalidRequestError, OutdatedVersionError, RecordChangedError, toId } from '../../../http/index.ts';
import { toJobFacts, toJobTexts } from '../reading/job.response.ts';
import { JobNotFoundError } from '../reading/public-jobs.service.ts';
import { slugWordsOf } from '../writing/job-texts.parser.ts';
import { toJobInput, toManagedJobFilter, type JobInput } from './job-input.parser.ts';
import { JobManagementRepository } from './job-management.repository.ts';
import type { ManagedJobRecord } from './managed-jobs.sql.ts';

function toManagedJobResponse(job: ManagedJobRecord): ManagedJob {
  return {
    ...toJobFacts(job),
    ...toJobTexts(job),
    isFeatured: job.isFeatured,
    closesAt: job.closesAt?.toISOString() ?? null,
    source: job.source,
    status: job.shownStatus,
    isActive: job.isActive,
    version: job.version,
    editedAt: job.editedAt?.toISOString() ?? null,
    questions: job.questions,
    applicationCount: job.applicationCount,
  };
}

/** Management of jobs by admins. */
@Injectable()
export class JobManagementService {
  constructor(
    private readonly jobs: JobManagementRepository,
    private readonly dataVersion: DataVersion,
  ) {}

  async list(query: ManagedJobListVariables): Promise<ManagedJobPage> {
    const filter = toManagedJobFilter(query);
    const pageSize = limits.managedJobsPageSize;
    const { total, jobs } = await this.jobs.list(filter, pageSize);
    const { page, totalPages } = pageWindow(filter.page, total, pageSize);
    return { items: jobs.map(toManagedJobResponse), page, pageSize, totalPages, total };
  }

  /** @throws JobNotFoundError */
  get(id: string): Promise<ManagedJob> {
    return this.show(requireJobId(id));
  }

  /**
   * A repeated key returns the job of the first call in its current state, without validating the payload again.
   * @throws InvalidRequestError; JobNotFoundError if that job was deleted
   */
  async create(payload: JobPayload, idempotencyKey: string | null): Promise<ManagedJob> {
    const earlier = idempotencyKey === null ? null : await this.jobs.findByExternalId(idempotencyKey);
    if (earlier !== null) return this.show(earlier);
    const now = new Date();
    const input = await this.toInput(payload, null, now);
    if (input.content.closesAt !== null && input.content.closesAt <= now.toISOString()) {
      throw new InvalidRequestError({ closesAt: 'validation.closesAt' });
    }
    const slugWords = slugWordsOf(payload.slug || input.content.title);
    const id = await this.jobs.create({ ...input, externalId: idempotencyKey ?? randomUUID(), slugWords });
    return this.showChanged(id);
  }

  /** @throws JobNotFoundError, InvalidRequestError, RecordChangedError */
  async update(id: string, { version, ...payload }: JobPayload): Promise<ManagedJob> {
    const jobId = requireJobId(id);
    const input = await this.toInput(payload, await this.show(jobId), new Date());
    requireFound(jobId, await this.orRejectOutdated(jobId, this.jobs.replace(jobId, input, version)));
    return this.showChanged(jobId);
  }

  /** @throws JobNotFoundError, RecordChangedError */
  async toggle(id: string, { isActive, version }: JobToggle): Promise<ManagedJob> {
    const jobId = requireJobId(id);
    requireFound(jobId, await this.orRejectOutdated(jobId, this.jobs.toggle(jobId, isActive ?? null, version)));
    return this.showChanged(jobId);
  }

  /** @throws JobNotFoundError, RecordChangedError */
  async delete(id: string, version?: number): Promise<DeletedJob> {
    const jobId = requireJobId(id);
    const deletedAt = await this.orRejectOutdated(jobId, this.jobs.delete(jobId, version));
    if (deletedAt === null) throw new JobNotFoundError(jobId);
    this.dataVersion.invalidate();
    return { id: jobId, deletedAt: deletedAt.toISOString() };
  }

  /** @throws InvalidRequestError */
  private async toInput(payload: JobPayload, present: ManagedJob | null, now: Date): Promise<JobInput> {
    const { companyName, hasCategory } = await this.jobs.findReferences(payload.companyId, payload.categoryId ?? null);
    const input = toJobInput(payload, { present, companyName }, now);
    const unknown = [...(companyName === null ? ['companyId'] : []), ...(hasCategory ? [] : ['categoryId'])];
    if (unknown.length === 0) return input;
    throw new InvalidRequestError(Object.fromEntries(unknown.map((field) => [field, 'validation.id'])));
  }

  /** @throws RecordChangedError with the current job if the version is outdated */
  private async orRejectOutdated<T>(id: number, write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (error instanceof OutdatedVersionError) throw new RecordChangedError('job_changed', await this.show(id));
      throw error;
    }
  }

  private showChanged(id: number): Promise<ManagedJob> {
    this.dataVersion.invalidate();
    return this.show(id);
  }

  private async show(id: number): Promise<ManagedJob> {
    const job = await this.jobs.find(id);
    if (job === null) throw new JobNotFoundError(id);
    return toManagedJobResponse(job);
  }
}

function requireJobId(text: string): number {
  const id = toId(text);
  if (id === null) throw new JobNotFoundError(text);
  return id;
}

function requireFound(jobId: number, isFound: boolean): void {
  if (!isFound) throw new JobNotFoundError(jobId);
}
