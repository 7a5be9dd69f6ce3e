import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { retentionPeriods, type ApplicationStatus, type StatusChange } from 'shared-contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { jobEnd } from '../../../database/catalogue.sql.ts';
import type { UserEntity } from '../../users/index.ts';
import { ApplicationEntity } from '../application.entity.ts';

/** Status changes by application id, oldest first. */
type Histories = ReadonlyMap<string, StatusChange[]>;

/**
 * The account of an applicant. While its address is linked, applications that a visitor sent with the address belong to
 * the account.
 */
type Applicant = Pick<UserEntity, 'id' | 'email' | 'addressLinkedAt'>;

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

/** Values without personal data. The file name is used if the file is sent to the HR backend again. */
const anonymousValues = {
  userId: null,
  name: null,
  email: null,
  idempotencyKey: null,
  answers: [],
  fileName: 'curriculo.pdf',
};

/** Applications of accounts. */
@Injectable()
export class AccountApplicationsRepository {
  constructor(private readonly database: DataSource) {}

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Ids of applications that are not anonymized a year after their job ended; at most `limit`. */
  async findOld(now: Date, limit: number): Promise<string[]> {
    const old = await this.old(now, this.database.manager).orderBy('a.id').limit(limit).getMany();
    return old.map(({ id }) => id);
  }

  /** Locks one of these until the transaction ends; null if it no longer qualifies. */
  lockOld(id: string, now: Date, manager: EntityManager): Promise<ApplicationEntity | null> {
    const query = this.old(now, manager).andWhere('a.id = :id', { id });
    return query.setLock('pessimistic_write', undefined, ['a']).getOne();
  }

  /** Newest first, including applications that were removed from the list. */
  list(userId: number): Promise<ApplicationEntity[]> {
    const order = { submittedAt: 'DESC', id: 'ASC' } as const;
    return this.database.manager.find(ApplicationEntity, { where: { userId }, order });
  }

  /** Newest first, including applications that the account has not adopted. */
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

  /**
   * Assigns a visitor's applications with this address (case-insensitive) to the user, except for jobs to which the
   * user has applied. The caller has locked the user's row. Returns the ids.
   */
  adopt(userId: number, email: string, manager: EntityManager): Promise<string[]> {
    return this.changed(adopt, [userId, email], manager);
  }

  /** Whether a visitor's application with this address can be adopted. */
  async hasUnowned(email: string, manager: EntityManager): Promise<boolean> {
    return (await manager.query<object[]>(unowned, [email])).length > 0;
  }

  /** Sets the address of the user's applications. Returns the ids of the changed ones. */
  readdress(userId: number, email: string, manager: EntityManager): Promise<string[]> {
    return this.changed(readdress, [userId, email], manager);
  }

  /** Locks the rows until the transaction ends, including applications that the account has not adopted. */
  lockAll(applicant: Applicant, manager: EntityManager): Promise<ApplicationEntity[]> {
    return this.allOf(applicant, manager).orderBy('a.id').setLock('pessimistic_write').getMany();
  }

  /**
   * Removes personal data. The hash identifies the file; it is replaced by a hash of the id, because visitors'
   * applications are unique by it.
   * @param fileId File that the delivery still needs, or null.
   */
  async anonymize(id: string, fileId: string | null, manager: EntityManager): Promise<void> {
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
