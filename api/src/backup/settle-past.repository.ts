import type { ClientBase } from 'pg';

export interface Settled {
  /** Queued mails, now uncertain. */
  mails: number;
  /** Open links, now revoked. */
  links: number;
  /** Running and scheduled campaigns, now waiting for an admin. */
  campaigns: number;
  /** Queued campaign mails, now uncertain. */
  campaignMails: number;
}

/** More ids and data versions than are assigned during the life of a backup. */
const gap = 1_000_000;

const campaignMailsUncertain = `
  update campaign_recipients
  set state = 'uncertain', lease = null, leased_until = null, error = $1, updated_at = now()
  where state in ('pending', 'sending')`;

/** Pauses running campaigns. A scheduled one becomes a draft, because it may have been sent, changed or canceled since the backup. */
const campaignsStopped = `
  update campaigns
  set status = case status when 'sending' then 'paused' else 'draft' end,
      pause_reason = case status when 'sending' then 'admin' end,
      updated_at = now()
  where status in ('sending', 'scheduled')`;

/** Times before the last change of the schedule create no campaign. */
const scheduleFromNow = 'update campaign_schedule set updated_at = now() where is_on';

/** Browsers, HTML servers and shared caches have responses by versions that were assigned since. */
const newVersions = 'update job_changes set data_version = data_version + $1';

/** Statuses that the HR backend changed since are read again; they may have been mailed. */
const statusMailsUncertain = `
  insert into application_sync (source, read_until, mailed_until) select source, to_timestamp(0), now() from ingest_state
  on conflict (source) do update set mailed_until = now()`;

/**
 * Accounts for events since the backup that the database does not contain. Queued mails may have been sent, so they become uncertain
 * (ADR 30), as do those about statuses that the HR backend changed since, and those of campaigns, which neither continue nor start automatically. Mailed account links may have been used or
 * revoked, so they are revoked. Sessions may have been ended, so they are deleted. Ids that were assigned since may be in mails, logs
 * and the HR backend, so they are skipped, as are data versions. Applications are sent to the HR backend again, which recognizes them by their key. Needs
 * the newest schema.
 */
export async function settlePast(client: ClientBase, takenAt: string): Promise<Settled> {
  const waited = `Pending when the backup of ${takenAt} was taken, and may have left since`;
  const mails = await client.query(
    `update mails set claimed_at = now(), error = $1
     where coalesce(sent_at, cancelled_at, failed_at) is null and claimed_at is null`,
    [waited],
  );
  await client.query(statusMailsUncertain);
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
  await client.query(newVersions, [gap]);
  return {
    mails: mails.rowCount ?? 0,
    links: links.rowCount ?? 0,
    campaigns: campaigns.rowCount ?? 0,
    campaignMails: campaignMails.rowCount ?? 0,
  };
}
