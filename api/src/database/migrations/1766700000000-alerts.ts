import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts of subscribers without an account, searches saved as alerts, and suppressed addresses. */
export class Alerts1766700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscribers
        add column follows_categories boolean not null default true,
        add column paused_until timestamptz,
        add column address_hash bytea,
        add column mailed_jobs int[] not null default '{}',
        drop constraint subscribers_consent_source_check,
        add constraint subscribers_consent_source_check check (consent_source in ('registration', 'account', 'alerts'));
      comment on column subscribers.follows_categories is 'false: only what is searched for and followed';
      comment on column subscribers.address_hash is 'of the address, as in suppressed_addresses; null: not computed yet, and nothing is mailed';
      comment on column subscribers.mailed_jobs is 'that alerts have told of; those that are over are dropped';

      create table saved_searches (
        id uuid primary key,
        subscriber_id uuid not null references subscribers (id) on delete cascade,
        query text not null check (char_length(query) <= 1000),
        created_at timestamptz not null default now(),
        unique (subscriber_id, query)
      );
      comment on column saved_searches.query is 'of an address of /jobs, canonical, without order and page';

      create table alert_requests (
        id uuid primary key,
        email text not null check (char_length(email) <= 255),
        first_name text,
        frequency text not null check (frequency in ('weekly', 'monthly', 'both')),
        interested_categories text[] not null default '{}',
        query text,
        language text not null check (language in ('pt', 'en')),
        consent_text text not null,
        requested_at timestamptz not null default now(),
        confirmed_at timestamptz
      );
      comment on table alert_requests is 'what visitors asked for; it counts once the mail to the address is answered';
      create index alert_requests_email on alert_requests (lower(email), requested_at);
      create index alert_requests_requested_at on alert_requests (requested_at);

      create table suppressed_addresses (
        hash bytea primary key,
        reason text not null check (reason in ('unsubscribed', 'hard_bounce', 'soft_bounces', 'complaint')),
        created_at timestamptz not null default now()
      );
      comment on table suppressed_addresses is 'keyed hashes of addresses: they outlive the people, and name nobody';

      create table soft_bounces (
        hash bytea not null,
        message_id text not null,
        bounced_at timestamptz not null default now(),
        primary key (hash, message_id)
      );
      create index soft_bounces_bounced_at on soft_bounces (bounced_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table soft_bounces, suppressed_addresses, alert_requests, saved_searches;
      delete from subscribers where consent_source = 'alerts';
      alter table subscribers
        drop column follows_categories,
        drop column paused_until,
        drop column address_hash,
        drop column mailed_jobs,
        drop constraint subscribers_consent_source_check,
        add constraint subscribers_consent_source_check check (consent_source in ('registration', 'account'));
    `);
  }
}
