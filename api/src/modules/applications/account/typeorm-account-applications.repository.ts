import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ApplicationStatus, type StatusChange, retentionPeriods } from 'shared-contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { jobEnd } from '../../../database/catalogue.sql.ts';
import { ApplicationEntity } from '../entities/application.entity.ts';
import { AccountApplicationsRepository, type Applicant, type Histories } from './account-applications.repository.ts';

interface HistoryRow {
  id: string;
  status: ApplicationStatus;
  at: Date;
}

const histories = `
  select application_id as id, status, changed_at as at from application_status_changes
  where application_id = any($1) order by changed_at`;

const adopt = `
  update applications a set user_id = $1, updated_at = now()
  where a.user_id is null and lower(a.email) = lower($2)
    and not exists (
      select from applications own where own.job_id = a.job_id and own.user_id = $1 and own.withdrawn_at is null
    )
  returning a.id`;

const unowned = `
  select from applications where user_id is null and anonymised_at is null and lower(email) = lower($1) limit 1`;

/** The unique index on addresses covers visitors' applications only, so that this update cannot conflict. */
const readdress = `
  update applications set email = $2, updated_at = now() where user_id = $1 and email is distinct from $2
  returning id`;

/** Whether the retention period of application `a` to job `j` has passed. */
const isOld = `
  a.anonymised_at is null and greatest(${jobEnd('j')}, a.submitted_at) <= :now::timestamptz - interval '${retentionPeriods.endedJob}'`;

/** Values without personal data. The file name is used if the file is sent to the HR backend once more. */
const anonymousValues = {
  userId: null,
  name: null,
  email: null,
  idempotencyKey: null,
  answers: [],
  fileName: 'curriculo.pdf',
};

@Injectable()
export class TypeOrmAccountApplicationsRepository extends AccountApplicationsRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async findOld(now: Date, limit: number): Promise<string[]> {
    const old = await this.old(now, this.database.manager).orderBy('a.id').limit(limit).getMany();
    return old.map(({ id }) => id);
  }

  lockOld(id: string, now: Date, manager: EntityManager): Promise<ApplicationEntity | null> {
    const query = this.old(now, manager).andWhere('a.id = :id', { id });
    return query.setLock('pessimistic_write', undefined, ['a']).getOne();
  }

  list(userId: number): Promise<ApplicationEntity[]> {
    const order = { submittedAt: 'DESC', id: 'ASC' } as const;
    return this.database.manager.find(ApplicationEntity, { where: { userId }, order });
  }

  listAll(applicant: Applicant): Promise<ApplicationEntity[]> {
    const query = this.allOf(applicant, this.database.manager);
    return query.orderBy('a.submittedAt', 'DESC').addOrderBy('a.id').getMany();
  }

  async histories(ids: readonly string[]): Promise<Histories> {
    const found = new Map<string, StatusChange[]>();
    for (const { id, status, at } of await this.database.query<HistoryRow[]>(histories, [ids])) {
      found.set(id, [...(found.get(id) ?? []), { status, at: at.toISOString() }]);
    }
    return found;
  }

  async remove(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(ApplicationEntity, { id }, { removedAt: at });
  }

  adopt(userId: number, email: string, manager: EntityManager): Promise<string[]> {
    return this.changed(adopt, [userId, email], manager);
  }

  async hasUnowned(email: string, manager: EntityManager): Promise<boolean> {
    return (await manager.query<object[]>(unowned, [email])).length > 0;
  }

  readdress(userId: number, email: string, manager: EntityManager): Promise<string[]> {
    return this.changed(readdress, [userId, email], manager);
  }

  lockAll(applicant: Applicant, manager: EntityManager): Promise<ApplicationEntity[]> {
    return this.allOf(applicant, manager).orderBy('a.id').setLock('pessimistic_write').getMany();
  }

  /**
   * The hash identifies the file. It is replaced by a hash of the id, because visitors' applications are unique by it.
   */
  async anonymise(id: string, fileId: string | null, manager: EntityManager): Promise<void> {
    const fileSha256 = createHash('sha256').update(id).digest();
    await manager.update(
      ApplicationEntity,
      { id },
      { ...anonymousValues, anonymisedAt: () => 'now()', fileId, fileSha256 },
    );
  }

  private old(now: Date, manager: EntityManager) {
    const query = manager.createQueryBuilder(ApplicationEntity, 'a').innerJoin('jobs', 'j', 'j.id = a.job_id');
    return query.where(`${isOld} and ${jobEnd('j')} is not null`, { now });
  }

  private allOf({ id, email, addressLinkedAt }: Applicant, manager: EntityManager) {
    const own = manager.createQueryBuilder(ApplicationEntity, 'a').where('a.user_id = :id', { id });
    if (addressLinkedAt === null) return own;
    return own.orWhere('(a.user_id is null and lower(a.email) = lower(:email))', { email });
  }

  private async changed(sql: string, values: unknown[], manager: EntityManager): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(sql, values);
    return rows.map(({ id }) => id);
  }
}
