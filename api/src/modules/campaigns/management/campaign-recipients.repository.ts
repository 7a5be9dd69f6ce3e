import { Injectable } from '@nestjs/common';
import type { RecipientState } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { requireVersion } from '../../../http/index.ts';
import type { CampaignEntity } from '../campaign.entity.ts';
import { resendableStatuses } from '../campaign.policy.ts';
import * as sql from './campaign-recipients.sql.ts';

interface ListedRecipient {
  id: string;
  /** Null: erased. */
  email: string | null;
  state: RecipientState;
  error: string | null;
  attempts: number;
  updatedAt: Date;
}

interface RecipientFilter {
  campaign: number;
  /** Null: any state. */
  state: RecipientState | null;
}

/** Uncertain recipients of a campaign; `ids` null: all of them. */
interface UncertainRecipients {
  campaign: number;
  /** Expected version of the campaign; undefined: any. */
  version: number | undefined;
  ids: readonly string[] | null;
}

type LockedCampaign = Pick<CampaignEntity, 'status' | 'version'>;

/** Recipients of campaigns, for admins. */
@Injectable()
export class CampaignRecipientsRepository {
  constructor(private readonly database: DataSource) {}

  async count({ campaign, state }: RecipientFilter): Promise<number> {
    const [row] = await this.database.query<[{ count: number }]>(sql.count, [campaign, state]);
    return row.count;
  }

  /** Most recently changed first. */
  list({ campaign, state }: RecipientFilter, { offset, limit }: { offset: number; limit: number }) {
    return this.database.query<ListedRecipient[]>(sql.list, [campaign, state, offset, limit]);
  }

  /**
   * Marks the recipients as sent, with the same effects as a successful result: their jobs are not mailed again.
   * @throws OutdatedVersionError
   */
  confirm({ campaign, ids, version }: UncertainRecipients): Promise<void> {
    return this.database.transaction(async (manager) => {
      const [locked] = await manager.query<LockedCampaign[]>(sql.lock, [campaign]);
      if (locked !== undefined) requireVersion(version, locked.version);
      await manager.query(sql.lockSubscribers, [campaign, ids]);
      await manager.query(sql.confirm, [campaign, ids]);
    });
  }

  /**
   * Sets the recipients back to pending, and resumes the campaign. False if it is canceled, failed or unknown.
   * @throws OutdatedVersionError
   */
  release({ campaign, ids, version }: UncertainRecipients): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [locked] = await manager.query<LockedCampaign[]>(sql.lock, [campaign]);
      if (locked !== undefined) requireVersion(version, locked.version);
      if (locked === undefined || !resendableStatuses.includes(locked.status)) return false;
      const [, released] = await manager.query<[unknown[], number]>(sql.release, [campaign, ids]);
      if (released > 0) await manager.query(sql.resume, [campaign]);
      return true;
    });
  }
}
