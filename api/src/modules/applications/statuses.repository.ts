import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from 'shared-contracts';
import { Column, DataSource, Entity, PrimaryColumn, type EntityManager } from 'typeorm';
import { ApplicationEntity, ApplicationStatusChangeEntity } from './application.entity.ts';

/** The read position at a source. */
@Entity('application_sync')
export class ApplicationSyncEntity {
  @PrimaryColumn('text')
  source!: string;

  @Column('timestamptz', { name: 'read_until' })
  readUntil!: Date;

  /** Earlier changes may have been mailed before a recovery; null: there was none. */
  @Column('timestamptz', { name: 'mailed_until', nullable: true })
  mailedUntil!: Date | null;
}

/** An application and its job, with the fields for mails. */
export interface TrackedApplication extends Pick<ApplicationEntity, 'id' | 'status'> {
  jobTitle: string;
  companyName: string;
}

const tracked = `
  select a.id, a.status, j.title as "jobTitle", c.name as "companyName"
  from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
  where a.id = $1 and a.withdrawn_at is null`;

/** Statuses of applications, and the read position at the HR backend. */
@Injectable()
export class StatusesRepository {
  constructor(private readonly database: DataSource) {}

  /** Runs `work` in a transaction; returns null if another process holds the lock. */
  tryWithLock<T>(source: string, work: (manager: EntityManager) => Promise<T>): Promise<T | null> {
    return this.database.transaction(async (manager) => {
      const [lock] = await manager.query<{ free: boolean }[]>(
        'select pg_try_advisory_xact_lock(hashtextextended($1, 1)) as free',
        [source],
      );
      return lock?.free === true ? work(manager) : null;
    });
  }

  /** Times up to which changes were read, and may have been mailed; the epoch before the first read. */
  async position(source: string, manager: EntityManager): Promise<{ readUntil: Date; mailedUntil: Date }> {
    const sync = await manager.findOneBy(ApplicationSyncEntity, { source });
    return { readUntil: sync?.readUntil ?? new Date(0), mailedUntil: sync?.mailedUntil ?? new Date(0) };
  }

  async setReadUntil(source: string, moment: Date, manager: EntityManager): Promise<void> {
    await manager.upsert(ApplicationSyncEntity, { source, readUntil: moment }, ['source']);
  }

  /** Null for an unknown or withdrawn application, which has no status updates. */
  async find(applicationId: string, manager: EntityManager): Promise<TrackedApplication | null> {
    const [found] = await manager.query<TrackedApplication[]>(tracked, [applicationId]);
    return found ?? null;
  }

  async change(applicationId: string, status: ApplicationStatus, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(ApplicationEntity, { id: applicationId }, { status });
    const row = { applicationId, status, changedAt: at };
    await manager.createQueryBuilder().insert().into(ApplicationStatusChangeEntity).values(row).orIgnore().execute();
  }
}
