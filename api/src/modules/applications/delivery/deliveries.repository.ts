import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { DeliveryHealth } from 'shared-contracts';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { DirectPool, type Statements } from '../../../database/pools.provider.ts';
import { violatedUnique } from '../../../database/postgres.errors.ts';
import { hrSourceName } from '../../hr/index.ts';
import { ApplicationEntity } from '../application.entity.ts';

const isOfHrJob = `exists (select from jobs j where j.id = job_id and j.source = '${hrSourceName}')`;

/** Submitted at `$1` or later, or submitted with a response that contained the id of another application. */
const needsReset = `${isOfHrJob} and refused_at is null and (delivered_at >= $1 or reused_hr_id is not null)`;

/** Whether it can be submitted again: its file is deleted with its withdrawal. */
const canBeResubmitted = 'withdrawal_delivered_at is null and file_id is not null';

/**
 * Each statement resets a part of the deliveries since `$1` and returns the changed applications. The ids of all
 * applications delivered since then are released: the HR backend assigns them again.
 */
const resetStatements: readonly string[] = [
  `update applications set hr_id = null, delivered_at = null, answers_delivered_at = null,
     delivery_failed_at = null, delivery_error = null, reused_hr_id = null
   where ${needsReset} and ${canBeResubmitted}
   returning id, true as "isSent"`,
  `update applications set hr_id = null, reused_hr_id = null
   where ${needsReset} and not (${canBeResubmitted})
   returning id, false as "isSent"`,
  `update applications set answers_delivered_at = null
   where hr_id is not null and delivered_at < $1 and answers_delivered_at >= $1 and withdrawn_at is null
   returning id, true as "isSent"`,
  `update applications set withdrawal_delivered_at = null
   where hr_id is not null and delivered_at < $1 and withdrawal_delivered_at >= $1
   returning id, true as "isSent"`,
];

/**
 * The HR backend responded to a submission with an id that another application has: it has lost that application, for
 * example by a restore from a backup. A retry has the same result; `npm run deliveries -- resubmit` resolves the
 * conflict.
 */
export class HrIdReusedError extends Error {
  override readonly name = 'HrIdReusedError';

  constructor(readonly hrId: string) {
    super(`The HR backend answered with the id ${hrId}, which another application has`);
  }
}

/** An application with its job, with the fields for the HR backend and mails. */
export interface OutgoingApplication extends ApplicationEntity {
  /** Id of the job at its source. */
  externalJobId: string;
  /** Whether the job is from the HR backend; otherwise it was created here. */
  isHrJob: boolean;
  jobIsClosed: boolean;
  /**
   * Whether the HR backend has assigned `hrId` to another application since: requests with it would change that one.
   */
  hrIdIsReused: boolean;
  jobTitle: string;
  jobSlug: string;
  companyName: string;
}

export type Progress = Partial<
  Pick<
    ApplicationEntity,
    | 'hrId'
    | 'deliveredAt'
    | 'answersDeliveredAt'
    | 'withdrawalDeliveredAt'
    | 'refusedAt'
    | 'deliveryFailedAt'
    | 'deliveryError'
    | 'reusedHrId'
    | 'fileId'
  >
>;

/** A failed delivery, for operators. */
interface FailedDelivery extends Pick<
  ApplicationEntity,
  'id' | 'jobId' | 'submittedAt' | 'deliveryFailedAt' | 'deliveryError' | 'reusedHrId'
> {
  /** The application with `reusedHrId`, and the time of its delivery. */
  previousOwner: Pick<ApplicationEntity, 'id' | 'deliveredAt'> | null;
}

type OutgoingJob = Omit<OutgoingApplication, keyof ApplicationEntity>;

const jobOf = `
  select j.external_id as "externalJobId", j.source = '${hrSourceName}' as "isHrJob", j.status = 'closed' as "jobIsClosed", j.title as "jobTitle", j.slug as "jobSlug", c.name as "companyName",
    exists (select from applications other where other.reused_hr_id = $2) as "hrIdIsReused"
  from jobs j join companies c on c.id = j.company_id
  where j.id = $1`;

const healthOf = `
  select
    count(*) filter (where delivery_failed_at is null)::int as waiting,
    count(*) filter (where delivery_failed_at is not null)::int as failed,
    count(*) filter (where reused_hr_id is not null)::int as "reusedIds",
    min(due_at) filter (where delivery_failed_at is null and due_at <= now()) as "oldestDueAt"
  from applications
  where (delivered_at is null and withdrawn_at is null and refused_at is null) or delivery_failed_at is not null`;

/** The unique constraint of `applications.hr_id`. */
const hrIdConstraint = 'applications_hr_id_key';

/** Deliveries to the HR backend. */
@Injectable()
export class DeliveriesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly pool: Pool,
    private readonly direct: DirectPool,
  ) {}

  /**
   * Runs `work` under a lock on the application. It is a session-level advisory lock: PostgreSQL releases it when the connection of a
   * crashed process closes. Without a pooler it is on the connection of the work; a pooler keeps no session.
   */
  async exclusively<T>(id: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.database.createQueryRunner();
    const client = this.direct === this.pool ? null : await this.direct.connect();
    const session: { query: (sql: string, values?: unknown[]) => Promise<unknown> } = client ?? runner;
    try {
      await session.query('select pg_advisory_lock(hashtextextended($1, 0))', [id]);
      return await work(runner.manager);
    } finally {
      const isUnlocked = await session.query('select pg_advisory_unlock_all()').then(
        () => true,
        () => false,
      );
      // A connection that may still have the lock is closed.
      client?.release(!isUnlocked);
      await runner.release();
    }
  }

  async find(id: string, manager: EntityManager): Promise<OutgoingApplication | null> {
    const application = await manager.findOneBy(ApplicationEntity, { id });
    if (application === null) return null;
    const [job] = await manager.query<OutgoingJob[]>(jobOf, [application.jobId, application.hrId]);
    return job === undefined ? null : Object.assign(application, job);
  }

  /**
   * Records the attempt before the first request. False: the application was withdrawn concurrently and must not be
   * sent.
   */
  async beginAttempt(id: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(ApplicationEntity)
      .set({ firstAttemptAt: () => 'coalesce(first_attempt_at, now())' })
      .where('id = :id and (withdrawn_at is null or first_attempt_at is not null)', { id })
      .execute();
    return affected === 1;
  }

  /** @throws HrIdReusedError if another application has the `hrId` */
  async record(id: string, progress: Progress, manager: EntityManager): Promise<void> {
    try {
      await manager.update(ApplicationEntity, { id }, progress);
    } catch (error) {
      if (violatedUnique(error) !== hrIdConstraint || !progress.hrId) throw error;
      throw new HrIdReusedError(progress.hrId);
    }
  }

  async health(statements: Statements = this.database): Promise<DeliveryHealth> {
    const [row] =
      await statements.query<(Omit<DeliveryHealth, 'oldestDueAt'> & { oldestDueAt: Date | null })[]>(healthOf);
    const { waiting = 0, failed = 0, reusedIds = 0, oldestDueAt = null } = row ?? {};
    return { waiting, failed, reusedIds, oldestDueAt: oldestDueAt?.toISOString() ?? null };
  }

  /** Latest first, at most `limit`. */
  async failed(limit: number): Promise<FailedDelivery[]> {
    const applications = this.database.getRepository(ApplicationEntity);
    const failed = await applications.find({
      select: {
        id: true,
        jobId: true,
        submittedAt: true,
        deliveryFailedAt: true,
        deliveryError: true,
        reusedHrId: true,
      },
      where: { deliveryFailedAt: Not(IsNull()) },
      order: { deliveryFailedAt: 'DESC' },
      take: limit,
    });
    const reused = failed.flatMap(({ reusedHrId }) => reusedHrId ?? []);
    const owners = await applications.find({
      select: { id: true, hrId: true, deliveredAt: true },
      where: { hrId: In(reused) },
    });
    const ownerOf = new Map(owners.map(({ id, hrId, deliveredAt }) => [hrId, { id, deliveredAt }]));
    return failed.map((one) => Object.assign(one, { previousOwner: ownerOf.get(one.reusedHrId) ?? null }));
  }

  /** Clears the failures; returns the ids of the applications. */
  async clearFailures(manager: EntityManager): Promise<string[]> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(ApplicationEntity)
      .set({ deliveryFailedAt: null, deliveryError: null, reusedHrId: null })
      .where('delivery_failed_at is not null')
      .returning('id')
      .execute();
    return (raw as { id: string }[]).map(({ id }) => id);
  }

  /**
   * Resets deliveries since `since` and releases the ids that the HR backend assigned since then. Returns the ids of
   * the applications to send again. An application with a deleted file cannot be sent.
   */
  async resetSince(since: Date, manager: EntityManager): Promise<string[]> {
    const ids = new Set<string>();
    for (const statement of resetStatements) {
      const [rows] = await manager.query<[{ id: string; isSent: boolean }[], number]>(statement, [since]);
      for (const { id, isSent } of rows) if (isSent) ids.add(id);
    }
    return [...ids];
  }
}
