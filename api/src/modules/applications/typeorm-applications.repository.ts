import { Injectable } from '@nestjs/common';
import type { StatusChange } from 'shared-contracts';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { violatedUnique } from '../../database/postgres.errors.ts';
import { hrSourceName } from '../hr/index.ts';
import { AlreadyAppliedError } from './applications.errors.ts';
import { ApplicationsRepository, type NewApplication } from './applications.repository.ts';
import { ApplicationEntity, type StoredAnswer } from './entities/application.entity.ts';

const keptJobs = `select id from jobs where id = any($1) and source <> '${hrSourceName}'`;

@Injectable()
export class TypeOrmApplicationsRepository extends ApplicationsRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: string): Promise<ApplicationEntity | null> {
    return this.applications.findOneBy({ id, anonymisedAt: IsNull() });
  }

  findByKey(
    jobId: number,
    idempotencyKey: string,
    manager = this.applications.manager,
  ): Promise<ApplicationEntity | null> {
    return manager.findOneBy(ApplicationEntity, { jobId, idempotencyKey });
  }

  findByEmail(jobId: number, email: string): Promise<ApplicationEntity | null> {
    return this.applications
      .createQueryBuilder('a')
      .where('a.job_id = :jobId and lower(a.email) = lower(:email)', { jobId, email })
      .andWhere('a.user_id is null and a.withdrawn_at is null')
      .getOne();
  }

  findOwn(jobId: number, userId: number): Promise<ApplicationEntity | null> {
    return this.applications.findOneBy({ jobId, userId, withdrawnAt: IsNull() });
  }

  async keptJobs(jobIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ id: number }[]>(keptJobs, [jobIds]);
    return new Set(rows.map(({ id }) => id));
  }

  async history(id: string): Promise<StatusChange[]> {
    const rows = await this.database.query<(Omit<StatusChange, 'at'> & { at: Date })[]>(
      `select status, changed_at as at from application_status_changes where application_id = $1 order by changed_at`,
      [id],
    );
    return rows.map(({ status, at }) => ({ status, at: at.toISOString() }));
  }

  lock(id: string, manager: EntityManager): Promise<ApplicationEntity | null> {
    const where = { id, anonymisedAt: IsNull() };
    return manager.findOne(ApplicationEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  async insert(application: NewApplication, manager: EntityManager): Promise<void> {
    try {
      await manager.insert(ApplicationEntity, application);
    } catch (error) {
      if (violatedUnique(error) !== null) throw new AlreadyAppliedError();
      throw error;
    }
  }

  async answer(id: string, answers: readonly StoredAnswer[], at: Date, manager: EntityManager): Promise<void> {
    await manager.update(
      ApplicationEntity,
      { id },
      { answers: [...answers], questionsDue: 0, answeredAt: at, dueAt: at },
    );
  }

  async withdraw(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(ApplicationEntity, { id }, { withdrawnAt: at, deliveryFailedAt: null, deliveryError: null });
  }

  private get applications() {
    return this.database.getRepository(ApplicationEntity);
  }
}
