import { Injectable } from '@nestjs/common';
import type { DeliveryHealth } from 'shared-contracts';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { hrSourceName } from '../../hr/index.ts';
import { ApplicationEntity } from '../entities/application.entity.ts';
import {
  DeliveriesRepository,
  type FailedDelivery,
  type OutgoingApplication,
  type Progress,
} from './deliveries.repository.ts';

type OutgoingJob = Omit<OutgoingApplication, keyof ApplicationEntity>;

const jobOf = `
  select j.external_id as "externalJobId", j.source = '${hrSourceName}' as "isHrJob", j.status = 'closed' as "jobIsClosed", j.title as "jobTitle", j.slug as "jobSlug", c.name as "companyName"
  from jobs j join companies c on c.id = j.company_id
  where j.id = $1`;

const healthOf = `
  select
    count(*) filter (where delivery_failed_at is null)::int as waiting,
    count(*) filter (where delivery_failed_at is not null)::int as failed,
    min(due_at) filter (where delivery_failed_at is null and due_at <= now()) as "oldestDueAt"
  from applications
  where (delivered_at is null and withdrawn_at is null and refused_at is null) or delivery_failed_at is not null`;

@Injectable()
export class TypeOrmDeliveriesRepository extends DeliveriesRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  /** An advisory lock of the session: a process that dies loses it with its connection. */
  async exclusively<T>(id: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.database.createQueryRunner();
    try {
      await runner.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]);
      return await work(runner.manager);
    } finally {
      await runner.query('select pg_advisory_unlock_all()').catch(() => {});
      await runner.release();
    }
  }

  async find(id: string, manager: EntityManager): Promise<OutgoingApplication | null> {
    const application = await manager.findOneBy(ApplicationEntity, { id });
    if (application === null) return null;
    const [job] = await manager.query<OutgoingJob[]>(jobOf, [application.jobId]);
    return job === undefined ? null : Object.assign(application, job);
  }

  async beginAttempt(id: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(ApplicationEntity)
      .set({ firstAttemptAt: () => 'coalesce(first_attempt_at, now())' })
      .where('id = :id and (withdrawn_at is null or first_attempt_at is not null)', { id })
      .execute();
    return affected === 1;
  }

  async record(id: string, progress: Progress, manager: EntityManager): Promise<void> {
    await manager.update(ApplicationEntity, { id }, progress);
  }

  async health(): Promise<DeliveryHealth> {
    const [row] =
      await this.database.query<(Omit<DeliveryHealth, 'oldestDueAt'> & { oldestDueAt: Date | null })[]>(healthOf);
    const { waiting = 0, failed = 0, oldestDueAt = null } = row ?? {};
    return { waiting, failed, oldestDueAt: oldestDueAt?.toISOString() ?? null };
  }

  failed(limit: number): Promise<FailedDelivery[]> {
    return this.database.manager.find(ApplicationEntity, {
      select: { id: true, jobId: true, submittedAt: true, deliveryFailedAt: true, deliveryError: true },
      where: { deliveryFailedAt: Not(IsNull()) },
      order: { deliveryFailedAt: 'DESC' },
      take: limit,
    });
  }

  async revive(manager: EntityManager): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(ApplicationEntity)
      .set({ deliveryFailedAt: null, deliveryError: null })
      .where('delivery_failed_at is not null')
      .returning('id')
      .execute();
    return (raw as { id: string }[]).map(({ id }) => id);
  }
}
