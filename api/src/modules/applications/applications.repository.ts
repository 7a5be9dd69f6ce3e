import { Injectable } from '@nestjs/common';
import { pageWindow, type ApplicationStatus, type StatusChange } from 'shared-contracts';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { violatedUnique } from '../../database/postgres.errors.ts';
import { hrSourceName } from '../hr/index.ts';
import { ApplicationEntity, ApplicationStatusChangeEntity, type StoredAnswer } from './application.entity.ts';
import { AlreadyAppliedError } from './applications.errors.ts';

export type NewApplication = Pick<
  ApplicationEntity,
  | 'id'
  | 'jobId'
  | 'userId'
  | 'idempotencyKey'
  | 'fileId'
  | 'fileName'
  | 'fileSize'
  | 'fileSha256'
  | 'pages'
  | 'name'
  | 'email'
  | 'language'
  | 'questionsDue'
  | 'submittedAt'
  | 'dueAt'
>;

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

const keptJobs = `select id from jobs where id = any($1) and source <> '${hrSourceName}'`;

@Injectable()
export class ApplicationsRepository {
  constructor(private readonly database: DataSource) {}

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: string): Promise<ApplicationEntity | null> {
    return this.applications.findOneBy({ id, anonymisedAt: IsNull() });
  }

  /** The application that an earlier request with the same key stored. */
  findByKey(
    jobId: number,
    idempotencyKey: string,
    manager = this.applications.manager,
  ): Promise<ApplicationEntity | null> {
    return manager.findOneBy(ApplicationEntity, { jobId, idempotencyKey });
  }

  /** The valid application with this address, if any. */
  findByEmail(jobId: number, email: string): Promise<ApplicationEntity | null> {
    return this.applications
      .createQueryBuilder('a')
      .where('a.job_id = :jobId and lower(a.email) = lower(:email)', { jobId, email })
      .andWhere('a.user_id is null and a.withdrawn_at is null')
      .getOne();
  }

  /** The account's application to the job, unless it is withdrawn. */
  findOwn(jobId: number, userId: number): Promise<ApplicationEntity | null> {
    return this.applications.findOneBy({ jobId, userId, withdrawnAt: IsNull() });
  }

  /** The subset of the jobs that the HR backend does not have: their applications are stored here (ADR 27). */
  async keptJobs(jobIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ id: number }[]>(keptJobs, [jobIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Oldest first. */
  async history(id: string): Promise<StatusChange[]> {
    const changes = await this.database.manager.find(ApplicationStatusChangeEntity, {
      where: { applicationId: id },
      order: { changedAt: 'asc' },
    });
    return changes.map(({ status, changedAt }) => ({ status, at: changedAt.toISOString() }));
  }

  /** Readable applications of a job (`requireReadable`), newest first. A page beyond the end returns the last page. */
  async listReadable(
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

  /** Locks the row until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<ApplicationEntity | null> {
    const where = { id, anonymisedAt: IsNull() };
    return manager.findOne(ApplicationEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** @throws AlreadyAppliedError */
  async insert(application: NewApplication, manager: EntityManager): Promise<void> {
    await translatingConflicts(() => manager.insert(ApplicationEntity, application));
  }

  /** @throws AlreadyAppliedError if another visitor's application to the job has the address */
  async setEmail(id: string, email: string, manager: EntityManager): Promise<void> {
    await translatingConflicts(() => manager.update(ApplicationEntity, { id }, { email }));
  }

  /** Adds a visitor's application to an account. @throws AlreadyAppliedError if the account has applied to the job */
  async assign(id: string, account: { id: number; email: string }, manager: EntityManager): Promise<void> {
    const owner = { userId: account.id, email: account.email };
    await translatingConflicts(() => manager.update(ApplicationEntity, { id }, owner));
  }

  /** Makes the application due immediately. */
  async answer(id: string, answers: readonly StoredAnswer[], at: Date, manager: EntityManager): Promise<void> {
    await manager.update(
      ApplicationEntity,
      { id },
      { answers: [...answers], questionsDue: 0, answeredAt: at, dueAt: at },
    );
  }

  /** Clears an earlier delivery failure, so that the withdrawal is delivered. */
  async withdraw(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(ApplicationEntity, { id }, { withdrawnAt: at, deliveryFailedAt: null, deliveryError: null });
  }

  private get applications() {
    return this.database.getRepository(ApplicationEntity);
  }
}

/** One application per applicant and job. @throws AlreadyAppliedError */
async function translatingConflicts(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violatedUnique(error) !== null) throw new AlreadyAppliedError();
    throw error;
  }
}
