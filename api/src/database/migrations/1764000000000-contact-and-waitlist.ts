import type { MigrationInterface, QueryRunner } from 'typeorm';

const contact = `
  create table contact_messages (
    id uuid primary key,
    name text not null,
    email text not null,
    phone text not null,
    company text,
    subject text not null check (subject in ('general', 'support', 'business', 'media', 'feedback', 'other')),
    message text not null,
    suspected boolean not null,
    created_at timestamptz not null default now()
  );
  comment on column contact_messages.suspected is 'looks as if a program had filled the form in: kept, and mailed to nobody';
`;

const waitlist = `
  create table waitlist_signups (
    id uuid primary key,
    email text not null,
    first_name text not null,
    last_name text,
    phone text not null,
    company text not null,
    frequency text not null default 'weekly' check (frequency in ('weekly', 'monthly', 'both')),
    suspected boolean not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  comment on table waitlist_signups is 'recruiting companies; never among the candidates'' subscribers';
  comment on column waitlist_signups.suspected is 'looks as if a program had filled the form in: kept, and mailed to nobody';

  -- Apart, so that a program cannot change what a company has written.
  create unique index waitlist_signups_once on waitlist_signups (lower(email), suspected);
`;

/** Contact messages of visitors, and the waitlist of companies for the employers' site. */
export class ContactAndWaitlist1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [contact, waitlist]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table waitlist_signups, contact_messages;');
  }
}
