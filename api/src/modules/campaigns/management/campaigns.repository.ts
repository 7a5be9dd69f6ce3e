import type { CampaignStatus, RecipientState } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../entities/campaign.entity.ts';

export type CampaignWords = Pick<CampaignEntity, 'name' | 'subject' | 'content' | 'frequency' | 'isMeasured'>;

export type NewCampaign = CampaignWords &
  Pick<CampaignEntity, 'createdBy' | 'idempotencyKey'> &
  Partial<Pick<CampaignEntity, 'status' | 'scheduledAt'>>;

/** What changes while its words may. A key that is left out stays. */
export type CampaignRevision = CampaignWords &
  Partial<Pick<CampaignEntity, 'status' | 'scheduledAt' | 'idempotencyKey'>>;

/** A campaign as it was read; without a version any is meant. */
export interface ReadCampaign {
  id: number;
  version?: number | undefined;
}

/** A state that nobody is in is left out. */
export type StateCounts = Partial<Record<RecipientState, number>>;

/** Campaigns as admins make and change them. Every change of a status is one statement that names those it may come from. */
export abstract class CampaignsRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;

  /** The newest first. */
  abstract list(): Promise<CampaignEntity[]>;

  abstract find(id: number): Promise<CampaignEntity | null>;

  abstract findByKey(idempotencyKey: string, manager?: EntityManager): Promise<CampaignEntity | null>;

  /** Counted from the rows of the recipients; a campaign without any is left out. */
  abstract countsOf(ids: readonly number[]): Promise<Map<number, StateCounts>>;

  /** @throws IdempotencyKeyTakenError */
  abstract insert(campaign: NewCampaign, manager?: EntityManager): Promise<CampaignEntity>;

  /** Null where there is none in this version, or where its words may not change any more. @throws IdempotencyKeyTakenError */
  abstract revise(
    read: ReadCampaign,
    changes: CampaignRevision,
    manager?: EntityManager,
  ): Promise<CampaignEntity | null>;

  /** False where there is none in this version, or where it is no draft. */
  abstract deleteDraft(read: ReadCampaign): Promise<boolean>;

  /** Whoever else is about to begin the same words waits for the end of this transaction. */
  abstract lockWords(words: CampaignWords, manager: EntityManager): Promise<void>;

  /** Whether another campaign with this subject and frequency was begun or scheduled in the last minutes. */
  abstract hasLately(
    words: CampaignWords,
    within: { minutes: number; butId: number | null },
    manager: EntityManager,
  ): Promise<boolean>;

  /** Null where there is none in this version that may become this. A canceled one takes all who wait with it. */
  abstract changeStatus(read: ReadCampaign, status: CampaignStatus): Promise<CampaignEntity | null>;
}

/** Another campaign was made under this key, at the same time. */
export class IdempotencyKeyTakenError extends Error {
  override readonly name = 'IdempotencyKeyTakenError';
}
