import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { limits, type PauseReason } from 'shared-contracts';
import type { MailedCampaign } from '../campaigns.port.ts';
import * as sql from './running-campaigns.sql.ts';

export interface RunningCampaign extends MailedCampaign {
  /** Whether the snapshot of its audience exists. */
  hasAudienceSnapshot: boolean;
}

@Injectable()
export class RunningCampaignsRepository {
  constructor(private readonly database: Pool) {}

  /** Campaigns that may send mails, oldest first. */
  async all(): Promise<RunningCampaign[]> {
    return (await this.database.query<RunningCampaign>(sql.all)).rows;
  }

  /**
   * Sets the campaign back to `scheduled` in the past, and so to missed, if its start is too late to proceed without
   * confirmation.
   */
  async markMissedIfLate(id: number): Promise<void> {
    await this.database.query(sql.markMissedIfLate, [id, limits.missedCampaignHours]);
  }

  /**
   * Inserts a row for each eligible subscriber, once.
   * @param brevoId null: Brevo does not carry the campaign
   */
  async snapshotAudience(id: number, brevoId: string | null): Promise<void> {
    await this.database.query(sql.snapshotAudience, [id, brevoId]);
  }

  /**
   * Ends the campaign if all of its recipients have a final state: as `failed` if mails were attempted and none was
   * accepted.
   */
  async finish(id: number): Promise<void> {
    await this.database.query(sql.finish, [id]);
  }

  /** Number of mails refused permanently since `since`, the time at which the campaign was started or last resumed. */
  async refused(id: number): Promise<{ failed: number; since: Date }> {
    return (await this.database.query<{ failed: number; since: Date }>(sql.refused, [id])).rows[0]!;
  }

  /** Number of mails sent in the same period. Reads every row of the campaign. */
  async countTaken(id: number): Promise<number> {
    return (await this.database.query<{ count: number }>(sql.countTaken, [id])).rows[0]!.count;
  }

  async pause(id: number, reason: PauseReason): Promise<void> {
    await this.database.query(sql.pause, [id, reason]);
  }
}
