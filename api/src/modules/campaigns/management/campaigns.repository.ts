import { Injectable } from '@nestjs/common';
import type { CampaignStatus, RecipientState } from 'shared-contracts';
import { DataSource, In, type EntityManager } from 'typeorm';
import { missingReference, violatedUnique } from '../../../database/postgres.errors.ts';
import { UnauthenticatedError } from '../../auth/index.ts';
import { CampaignEntity } from '../campaign.entity.ts';
import { stateCounts } from '../campaign-totals.sql.ts';
import { editableStatuses, sourcesOf } from '../campaign.policy.ts';

export type CampaignContent = Pick<CampaignEntity, 'name' | 'subject' | 'content' | 'frequency' | 'isMeasured'>;

type NewCampaign = CampaignContent &
  Pick<CampaignEntity, 'createdBy' | 'idempotencyKey'> &
  Partial<Pick<CampaignEntity, 'status' | 'scheduledAt'>>;

/** Changes to an editable campaign. Without a key, the current one is kept. */
type CampaignRevision = CampaignContent & Partial<Pick<CampaignEntity, 'status' | 'scheduledAt' | 'idempotencyKey'>>;

/** A campaign at the version that was read; without a version, any. */
export interface ReadCampaign {
  id: number;
  version?: number | undefined;
}

/** States without recipients are omitted. */
export type StateCounts = Partial<Record<RecipientState, number>>;

/** A concurrent call has created a campaign with this key. */
export class IdempotencyKeyTakenError extends Error {
  override readonly name = 'IdempotencyKeyTakenError';
}

/** Namespace of this advisory lock; the second number is a hash of the frequency and the subject. */
const lockKey = 7207;
const lockContent = 'select pg_advisory_xact_lock($1, hashtext($2))';

const counts = stateCounts('$1::int[]');

/** Includes campaigns that are about to start and have no audience yet. */
const hasRecent = `
  select from campaigns
  where subject = $1 and frequency = $2 and id is distinct from $4
    and case when started_at is null then status in ('scheduled', 'sending', 'paused') and updated_at > now() - make_interval(mins => $3)
             else started_at > now() - make_interval(mins => $3) end
  limit 1`;

const cancelWaiting = `
  update campaign_recipients set state = 'canceled', updated_at = now() where campaign_id = $1 and state = 'pending'`;

const now = () => 'now()';

/** Campaigns for admins. Every status change is one statement that checks the current status. */
@Injectable()
export class CampaignsRepository {
  constructor(private readonly database: DataSource) {}

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Newest first. */
  list(): Promise<CampaignEntity[]> {
    return this.database.manager.find(CampaignEntity, { order: { id: 'desc' } });
  }

  find(id: number): Promise<CampaignEntity | null> {
    return this.database.manager.findOneBy(CampaignEntity, { id });
  }

  findByKey(idempotencyKey: string, manager = this.database.manager): Promise<CampaignEntity | null> {
    return manager.findOneBy(CampaignEntity, { idempotencyKey });
  }

  /** Counts of the recipients' states, stored or counted; campaigns without recipients are omitted. */
  async countsOf(ids: readonly number[]): Promise<Map<number, StateCounts>> {
    const rows = await this.database.query<{ id: number; state: RecipientState; count: number }[]>(counts, [ids]);
    const byCampaign = new Map<number, StateCounts>();
    for (const { id, state, count } of rows) byCampaign.set(id, { ...byCampaign.get(id), [state]: count });
    return byCampaign;
  }

  /** @throws IdempotencyKeyTakenError */
  async insert(campaign: NewCampaign, manager = this.database.manager): Promise<CampaignEntity> {
    const { identifiers } = await translated(() => manager.insert(CampaignEntity, campaign));
    return manager.findOneByOrFail(CampaignEntity, { id: identifiers[0]!['id'] as number });
  }

  /** Null if the campaign does not exist in this version or is not editable. @throws IdempotencyKeyTakenError */
  async revise(
    read: ReadCampaign,
    changes: CampaignRevision,
    manager = this.database.manager,
  ): Promise<CampaignEntity | null> {
    const from = { ...rowOf(read), status: In([...editableStatuses]) };
    const { affected } = await translated(() => manager.update(CampaignEntity, from, { ...changes, updatedAt: now }));
    return affected === 1 ? manager.findOneBy(CampaignEntity, { id: read.id }) : null;
  }

  /** False if the campaign does not exist in this version or is not a draft. */
  async deleteDraft(read: ReadCampaign): Promise<boolean> {
    const { affected } = await this.database.manager.delete(CampaignEntity, { ...rowOf(read), status: 'draft' });
    return affected === 1;
  }

  /** Serializes transactions that start campaigns with the same subject and frequency. */
  async lockContent({ frequency, subject }: CampaignContent, manager: EntityManager): Promise<void> {
    await manager.query(lockContent, [lockKey, `${frequency} ${subject}`]);
  }

  /** Whether another campaign with this subject and frequency was started or scheduled recently. */
  async hasRecent(
    { subject, frequency }: CampaignContent,
    { minutes, butId }: { minutes: number; butId: number | null },
    manager: EntityManager,
  ): Promise<boolean> {
    const found = await manager.query<unknown[]>(hasRecent, [subject, frequency, minutes, butId]);
    return found.length > 0;
  }

  /**
   * Null if the campaign does not exist in this version or the transition is not allowed. Canceling also cancels the pending
   * recipients.
   */
  changeStatus(read: ReadCampaign, status: CampaignStatus): Promise<CampaignEntity | null> {
    const { id } = read;
    return this.database.transaction(async (manager) => {
      // The first statement: waits for the transactions that mark mails as sending, and blocks later ones. No mail is marked
      // as sending after this transaction.
      const { affected } = await manager.update(
        CampaignEntity,
        { ...rowOf(read), status: In(sourcesOf(status)) },
        { status, pauseReason: status === 'paused' ? 'admin' : null, updatedAt: now },
      );
      if (affected !== 1) return null;
      if (status === 'canceled') await manager.query(cancelWaiting, [id]);
      return manager.findOneBy(CampaignEntity, { id });
    });
  }
}

const rowOf = ({ id, version }: ReadCampaign) => ({ id, ...(version !== undefined && { version }) });

async function translated<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === 'campaigns_idempotency_key_key') throw new IdempotencyKeyTakenError();
    if (missingReference(error) === 'campaigns_created_by_fkey') throw new UnauthenticatedError();
    throw error;
  }
}
