import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscribers of job alerts, and the consent that they gave. Companies of the waitlist are not subscribers. */
export class Subscribers1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscribers (
        id uuid primary key,
        user_id int unique references users (id) on delete cascade,
        email text not null check (char_length(email) <= 255),
        first_name text,
        last_name text,
        subscription_status boolean not null default true,
        frequency text not null default 'weekly' check (frequency in ('weekly', 'monthly', 'both')),
        interested_categories text[] not null default '{}',
        language text not null check (language in ('pt', 'en')),
        confirmed_at timestamptz,
        consent_at timestamptz,
        consent_text text,
        consent_source text check (consent_source in ('registration', 'account')),
        subscribed_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        last_email_sent timestamptz,
        total_emails_sent int not null default 0,
        check (num_nonnulls(consent_at, consent_text, consent_source) in (0, 3)),
        check (not subscription_status or consent_at is not null)
      );
      comment on column subscribers.user_id is 'null: somebody without an account';
      comment on column subscribers.interested_categories is 'slugs; none: every category';
      comment on column subscribers.confirmed_at is 'since when the address is known to be its owner''s; nothing is sent before';
      comment on column subscribers.consent_text is 'version of the words that were agreed to';
      create unique index subscribers_email on subscribers (lower(email));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table subscribers');
  }
}
