import type { MigrationInterface, QueryRunner } from 'typeorm';

const campaigns = `
  create table campaigns (
    id int generated always as identity primary key,
    name text not null,
    subject text not null,
    content text not null default '',
    frequency text not null check (frequency in ('weekly', 'monthly')),
    status text not null default 'draft'
      check (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled', 'failed')),
    is_measured boolean not null default true,
    idempotency_key uuid unique,
    period text unique,
    pause_reason text check (pause_reason in ('admin', 'refusals', 'transport')),
    brevo_id text,
    created_by int references users (id) on delete set null,
    scheduled_at timestamptz,
    started_at timestamptz,
    sent_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check ((status = 'paused') = (pause_reason is not null)),
    check (status <> 'scheduled' or scheduled_at is not null)
  );
  comment on column campaigns.period is 'of one that the schedule made, so that there is one: weekly:2026-11-23';
  comment on column campaigns.started_at is 'when its audience was frozen';
  create index campaigns_open on campaigns (status, scheduled_at) where status in ('scheduled', 'sending', 'paused');
`;

const recipients = `
  create table campaign_recipients (
    id uuid primary key default gen_random_uuid(),
    campaign_id int not null references campaigns (id) on delete cascade,
    subscriber_id uuid references subscribers (id) on delete set null,
    state text not null default 'pending' check (
      state in ('pending', 'sending', 'sent', 'skipped', 'suppressed', 'failed', 'uncertain', 'canceled')),
    jobs int[] not null default '{}',
    attempts smallint not null default 0,
    due_at timestamptz not null default now(),
    lease uuid,
    leased_until timestamptz,
    leaving_at timestamptz,
    sent_at timestamptz,
    bounced_at timestamptz,
    complained_at timestamptz,
    unsubscribed_at timestamptz,
    provider_id text,
    error text,
    updated_at timestamptz not null default now(),
    unique (campaign_id, subscriber_id) include (state),
    check ((state = 'sending') = (lease is not null)),
    check (lease is null or leased_until is not null),
    check ((state = 'sent') = (sent_at is not null))
  );
  comment on column campaign_recipients.id is 'names the mail: what stands before the @ of its Message-ID';
  comment on column campaign_recipients.jobs is 'that its mail tells of, chosen when it was claimed';
  comment on column campaign_recipients.due_at is 'not before: a server that was busy is asked again later';
  comment on column campaign_recipients.lease is 'who has the row; it is given to another after leased_until, unless it is leaving';
  comment on column campaign_recipients.leaving_at is 'since when its content may have left';
  create index campaign_recipients_due on campaign_recipients (campaign_id, due_at) where state = 'pending';
  create index campaign_recipients_open on campaign_recipients (subscriber_id) where state in ('sending', 'uncertain');
  create index campaign_recipients_leased on campaign_recipients (leased_until) where state = 'sending';
  create index campaign_recipients_subscriber on campaign_recipients (subscriber_id, sent_at);
  create index campaign_recipients_provider_id on campaign_recipients (provider_id) where provider_id is not null;
`;

const events = `
  create table campaign_events (
    campaign_id int not null references campaigns (id) on delete cascade,
    mail bytea not null,
    kind text not null check (kind in ('open', 'click')),
    job_id int not null default 0,
    is_machine boolean not null,
    happened_at timestamptz not null default now(),
    primary key (campaign_id, mail, kind, job_id)
  );
  comment on column campaign_events.mail is 'a random number that stands in one mail and nowhere else: it names no recipient';
`;

const schedule = `
  create table campaign_schedule (
    frequency text primary key check (frequency in ('weekly', 'monthly')),
    is_on boolean not null,
    subject text not null,
    local_time time not null,
    day smallint not null,
    updated_at timestamptz not null default now(),
    check (day between 1 and case frequency when 'weekly' then 7 else 28 end)
  );
  comment on column campaign_schedule.local_time is 'in Lisbon';
  comment on column campaign_schedule.day is 'weekly: 1, Monday, to 7; monthly: 1 to 28';
  insert into campaign_schedule (frequency, is_on, subject, local_time, day)
  values ('weekly', false, 'As suas ofertas desta semana', '09:00', 2),
         ('monthly', false, 'As suas ofertas deste mês', '09:00', 1);
`;

/**
 * Campaigns, one row for each recipient, the recipients' reactions to the mails, and the schedule of automatic
 * campaigns.
 */
export class Campaigns1766800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [campaigns, recipients, events, schedule]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table campaign_schedule, campaign_events, campaign_recipients, campaigns');
  }
}
