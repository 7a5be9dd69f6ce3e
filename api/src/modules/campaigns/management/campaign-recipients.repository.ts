import { Injectable } from '@nestjs/common';
import type { RecipientState } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { requireVersion } from '../../../http/index.ts';
import type { CampaignEntity } from '../campaign.entity.ts';
import { resendableStatuses } from '../campaign.policy.ts';

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

const isWanted = 'r.campaign_id = $1 and ($2::text is null or r.state = $2)';

const countWanted = `select count(*)::int as count from campaign_recipients r where ${isWanted}`;

/** Addresses are joined for one page. */
const selectPage = `
  with page as (
    select r.* from campaign_recipients r where ${isWanted} order by r.updated_at desc, r.id offset $3 limit $4
  )
  select p.id, s.email, p.state, p.error, p.attempts, p.updated_at as "updatedAt"
  from page p left join subscribers s on s.id = p.subscriber_id
  order by p.updated_at desc, p.id`;

const isUncertain = `campaign_id = $1 and state = 'uncertain' and ($2::uuid[] is null or id = any($2))`;

/** Locks subscribers before rows, like every statement that changes both. */
const lockSubscribers = `
  select from subscribers
  where id in (select subscriber_id from campaign_recipients where ${isUncertain})
  order by id for no key update`;

/** The start of the handover is the best known time of sending. */
const confirmUncertain = `
  with confirmed as (
    update campaign_recipients
    set state = 'sent', sent_at = coalesce(leaving_at, updated_at), error = null, updated_at = now()
    where ${isUncertain}
    returning subscriber_id, jobs, sent_at
  )
  update subscribers s
  set mailed_jobs = c.jobs || s.mailed_jobs, total_emails_sent = s.total_emails_sent + 1,
      last_email_sent = greatest(s.last_email_sent, c.sent_at)
  from confirmed c where s.id = c.subscriber_id`;

const releaseUncertain = `
  update campaign_recipients
  set state = 'pending', due_at = now(), leaving_at = null, error = null, updated_at = now()
  where ${isUncertain}`;

/** Locked before subscribers and recipients, so that the campaign does not end or change concurrently. */
const lockCampaign = 'select status, version from campaigns where id = $1 for no key update';

const resumeCampaign = `
  update campaigns set status = case status when 'sent' then 'sending' else status end, updated_at = now()
  where id = $1`;

/** The rows are counted until retention stores the totals again. */
const deleteTotals = 'delete from campaign_totals where campaign_id = $1';

/** Recipients of campaigns, for admins. */
@Injectable()
export class CampaignRecipientsRepository {
  constructor(private readonly database: DataSource) {}

  async count({ campaign, state }: RecipientFilter): Promise<number> {
    const [row] = await this.database.query<[{ count: number }]>(countWanted, [campaign, state]);
    return row.count;
  }

  /** Most recently changed first. */
  list({ campaign, state }: RecipientFilter, { offset, limit }: { offset: number; limit: number }) {
    return this.database.query<ListedRecipient[]>(selectPage, [campaign, state, offset, limit]);
  }

  /**
   * Marks the recipients as sent, with the same effects as a successful result: their jobs are not mailed again.
   * @throws OutdatedVersionError
   */
  confirm({ campaign, ids, version }: UncertainRecipients): Promise<void> {
    return this.database.transaction(async (manager) => {
      const [locked] = await manager.query<LockedCampaign[]>(lockCampaign, [campaign]);
      if (locked !== undefined) requireVersion(version, locked.version);
      await manager.query(lockSubscribers, [campaign, ids]);
      await manager.query(confirmUncertain, [campaign, ids]);
      await manager.query(deleteTotals, [campaign]);
    });
  }

  /**
   * Sets the recipients back to pending, and resumes the campaign. False if it is canceled, failed or unknown.
   * @throws OutdatedVersionError
   */
  release({ campaign, ids, version }: UncertainRecipients): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [locked] = await manager.query<LockedCampaign[]>(lockCampaign, [campaign]);
      if (locked !== undefined) requireVersion(version, locked.version);
      if (locked === undefined || !resendableStatuses.includes(locked.status)) return false;
      const [, released] = await manager.query<[unknown[], number]>(releaseUncertain, [campaign, ids]);
      if (released > 0) await manager.query(resumeCampaign, [campaign]);
      await manager.query(deleteTotals, [campaign]);
      return true;
    });
  }
}
