import { Injectable } from '@nestjs/common';
import { pageWindow, type ApplicationStatus } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { ApplicationEntity } from '../entities/application.entity.ts';

export interface ManagedApplicationFilter {
  /** Null: any. */
  status: ApplicationStatus | null;
  /** From 1. */
  page: number;
}

export interface FoundApplications {
  applications: ApplicationEntity[];
  total: number;
}

/** SQL of `requireReadable`. */
const isReadable = `a.job_id = :jobId and a.anonymised_at is null and a.withdrawn_at is null
  and (a.due_at <= :now or a.first_attempt_at is not null)`;

/** Applications for the users who manage their job. */
@Injectable()
export class ManagedApplicationsRepository {
  constructor(private readonly database: DataSource) {}

  /** Newest first. A page beyond the end returns the last page. */
  async list(
    jobId: number,
    { status, page }: ManagedApplicationFilter,
    pageSize: number,
    now: Date,
  ): Promise<FoundApplications> {
    const query = this.database.manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .where(isReadable, { jobId, now })
      .andWhere('(:status::text is null or a.status = :status)', { status });
    const total = await query.getCount();
    const ordered = query.orderBy('a.submittedAt', 'DESC').addOrderBy('a.id', 'ASC');
    const { offset } = pageWindow(page, total, pageSize);
    return { applications: await ordered.offset(offset).limit(pageSize).getMany(), total };
  }
}
