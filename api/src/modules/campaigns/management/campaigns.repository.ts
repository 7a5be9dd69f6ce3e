import type { CampaignStatus, RecipientState } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../entities/campaign.entity.ts';

export type CampaignContent = Pick<CampaignEntity, 'name' | 'subject' | 'content' | 'frequency' | 'isMeasured'>;

export type NewCampaign = CampaignContent &
  Pick<CampaignEntity, 'createdBy' | 'idempotencyKey'> &
  Partial<Pick<CampaignEntity, 'status' | 'scheduledAt'>>;

/** Changes to an editable campaign. Without a key, the current one is kept. */
export type CampaignRevision = CampaignContent &
  Partial<Pick<CampaignEntity, 'status' | 'scheduledAt' | 'idempotencyKey'>>;

/** A campaign at the version that was read; without a version, any. */
export interface ReadCampaign {
  id: number;
  version?: number | undefined;
}

/** States without recipients are omitted. */
export type StateCounts = Partial<Record<RecipientState, number>>;

/** Campaigns for admins. Every status change is one statement that checks the current status. */
export abstract class CampaignsRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;

  /** Newest first. */
  abstract list(): Promise<CampaignEntity[]>;

  abstract find(id: number): Promise<CampaignEntity | null>;

  abstract findByKey(idempotencyKey: string, manager?: EntityManager): Promise<CampaignEntity | null>;

  /** Counts of the recipients' states; campaigns without recipients are omitted. */
  abstract countsOf(ids: readonly number[]): Promise<Map<number, StateCounts>>;

  /** @throws IdempotencyKeyTakenError */
  abstract insert(campaign: NewCampaign, manager?: EntityManager): Promise<CampaignEntity>;

  /** Null if the campaign does not exist in this version or is not editable. @throws IdempotencyKeyTakenError */
  abstract revise(
    read: ReadCampaign,
    changes: CampaignRevision,
    manager?: EntityManager,
  ): Promise<CampaignEntity | null>;

  /** False if the campaign does not exist in this version or is not a draft. */
  abstract deleteDraft(read: ReadCampaign): Promise<boolean>;

  /** Serializes transactions that start campaigns with the same subject and frequency. */
  abstract lockContent(content: CampaignContent, manager: EntityManager): Promise<void>;

  /** Whether another campaign with this subject and frequency was started or scheduled recently. */
  abstract hasRecent(
    content: CampaignContent,
    within: { minutes: number; butId: number | null },
    manager: EntityManager,
  ): Promise<boolean>;

  /**
   * Null if the campaign does not exist in this version or the transition is not allowed. Canceling also cancels the pending
   * recipients.
   */
  abstract changeStatus(read: ReadCampaign, status: CampaignStatus): Promise<CampaignEntity | null>;
}

/** A concurrent call has created a campaign with this key. */
export class IdempotencyKeyTakenError extends Error {
  override readonly name = 'IdempotencyKeyTakenError';
}
