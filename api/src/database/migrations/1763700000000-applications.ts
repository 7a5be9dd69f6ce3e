import type { MigrationInterface, QueryRunner } from 'typeorm';

const files = `
  create table files (
    id uuid primary key,
    name text not null,
    content_type text not null,
    size int not null,
    sha256 bytea not null,
    created_at timestamptz not null default now(),
    attached_at timestamptz
  );
  comment on column files.attached_at is 'since when something refers to it; whatever nothing refers to for a day is cleaned away';
  create index files_orphans on files (created_at) where attached_at is null;
`;

const applications = `
  create table applications (
    id uuid primary key,
    job_id int not null references jobs (id),
    user_id int,
    idempotency_key uuid,
    file_id uuid references files (id) on delete set null,
    file_name text not null,
    file_size int not null,
    file_sha256 bytea not null,
    pages int not null,
    name text,
    email text,
    language text not null check (language in ('pt', 'en')),
    status text not null default 'pending'
      check (status in ('pending', 'reviewing', 'interview', 'declined', 'accepted')),
    answers jsonb not null default '[]',
    questions_due int not null,
    submitted_at timestamptz not null default now(),
    answered_at timestamptz,
    withdrawn_at timestamptz,
    updated_at timestamptz not null default now(),
    due_at timestamptz not null,
    first_attempt_at timestamptz,
    hr_id text unique,
    delivered_at timestamptz,
    answers_delivered_at timestamptz,
    withdrawal_delivered_at timestamptz,
    delivery_failed_at timestamptz,
    delivery_error text,
    unique (job_id, idempotency_key)
  );
  comment on column applications.due_at is 'when it is handed over, with or without its answers';
  comment on column applications.first_attempt_at is 'from here on the HR backend may know it, whatever became of the answer';
  comment on column applications.delivery_failed_at is 'given up after every retry, or refused by the HR backend';

  -- One per person and job (DESIGN §4); who withdrew may apply again.
  create unique index applications_once_user on applications (job_id, user_id)
    where user_id is not null and withdrawn_at is null;
  create unique index applications_once_email on applications (job_id, lower(email))
    where user_id is null and email is not null and withdrawn_at is null;
  create unique index applications_once_file on applications (job_id, file_sha256)
    where user_id is null and email is null and withdrawn_at is null;
  create index applications_undelivered on applications (due_at) where delivered_at is null and withdrawn_at is null;
  create index applications_failed on applications (id) where delivery_failed_at is not null;

  create table application_status_changes (
    application_id uuid not null references applications (id) on delete cascade,
    status text not null check (status in ('pending', 'reviewing', 'interview', 'declined', 'accepted')),
    changed_at timestamptz not null,
    primary key (application_id, changed_at, status)
  );

  create table application_sync (
    source text primary key,
    read_until timestamptz not null
  );
  comment on column application_sync.read_until is 'status changes of the HR backend up to here are known';
`;

const mails = `
  create table mails (
    key text primary key,
    kind text not null,
    language text not null check (language in ('pt', 'en')),
    recipient text not null,
    data jsonb not null,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    cancelled_at timestamptz,
    failed_at timestamptz,
    error text,
    check (num_nonnulls(sent_at, cancelled_at, failed_at) <= 1)
  );
  comment on column mails.key is 'names the occasion: whatever happens, one mail for each';
  comment on column mails.cancelled_at is 'when its turn came, there was nothing to say any more';
  comment on column mails.failed_at is 'given up after every retry, or refused by the recipient''s server';
  create index mails_failed on mails (key) where failed_at is not null;
`;

/** Applications with their files, their deliveries to the HR backend and the mails about them. */
export class Applications1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [files, applications, mails]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mails, application_sync, application_status_changes, applications, files;');
  }
}
