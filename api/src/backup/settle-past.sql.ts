import type { ClientBase } from 'pg';

export interface Settled {
  /** Waited, and are uncertain now. */
  mails: number;
  /** Were open, and are void. */
  links: number;
  /** Were being sent or waited for their moment, and wait for an admin. */
  campaigns: number;
  /** Mails of campaigns that waited, and are uncertain now. */
  campaignMails: number;
}

/** More ids than a database gives out in the life of a backup. */
const gap = 1_000_000;

const campaignMailsUncertain = `
  update campaign_recipients
  set state = 'uncertain', lease = null, leased_until = null, error = $1, updated_at = now()
  where state in ('pending', 'sending')`;

/** Paused where it had begun. One that waited for its moment may have been sent, moved or cancelled since: it is a draft. */
const campaignsStopped = `
  update campaigns
  set status = case status when 'sending' then 'paused' else 'draft' end,
      pause_reason = case status when 'sending' then 'admin' end,
      updated_at = now()
  where status in ('sending', 'scheduled')`;

/** Nothing is made for moments before a change of the schedule. */
const scheduleFromNow = 'update campaign_schedule set updated_at = now() where is_on';

/**
 * Since that moment more has happened than the database knows. A mail that waited then may have left: it is uncertain
 * (ADR 30), and so are those of campaigns, none of which goes on or begins by itself. A link of an account that was mailed then may have been used or revoked: it is void. Who was signed in may have
 * signed out. Ids that were given out since may stand in mails, in logs and at the HR backend: they are not given again.
 * Applications go to the HR backend again, which knows them by their key. Needs the newest schema.
 */
export async function settlePast(client: ClientBase, takenAt: string): Promise<Settled> {
  const waited = `Waited when the backup of ${takenAt} was taken, and may have left since`;
  const mails = await client.query(
    `update mails set claimed_at = now(), error = $1
     where coalesce(sent_at, cancelled_at, failed_at) is null and claimed_at is null`,
    [waited],
  );
  const campaignMails = await client.query(campaignMailsUncertain, [waited]);
  const campaigns = await client.query(campaignsStopped);
  await client.query(scheduleFromNow);
  const links = await client.query(
    'update user_tokens set revoked_at = now() where used_at is null and revoked_at is null',
  );
  await client.query('delete from sessions');
  await client.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + $1)
     from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq'`,
    [gap],
  );
  return {
    mails: mails.rowCount ?? 0,
    links: links.rowCount ?? 0,
    campaigns: campaigns.rowCount ?? 0,
    campaignMails: campaignMails.rowCount ?? 0,
  };
}
