import type { MigrationInterface, QueryRunner } from 'typeorm';

const users = `
  create table users (
    id int generated always as identity primary key,
    username text not null check (char_length(username) <= 50 and username !~ '@'),
    email text not null check (char_length(email) <= 255),
    password_hash text not null,
    first_name text,
    last_name text,
    role text not null default 'user' check (role in ('user', 'admin')),
    bio text,
    location text check (char_length(location) <= 100),
    phone text check (char_length(phone) <= 20),
    picture_id uuid references files (id) on delete set null,
    language text not null check (language in ('pt', 'en')),
    is_verified boolean not null default false,
    pending_email text check (char_length(pending_email) <= 255),
    second_factor_secret bytea,
    second_factor_step bigint,
    second_factor_since timestamptz,
    failed_sign_ins int not null default 0,
    failed_sign_in_at timestamptz,
    calendar_id uuid unique,
    deletion_due_at timestamptz,
    seen_at timestamptz not null default now(),
    idle_warned_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  comment on column users.username is 'holds no @, so that nobody''s name is somebody''s address';
  comment on column users.pending_email is 'the address that a change waits for';
  comment on column users.second_factor_secret is 'encrypted; counts from second_factor_since on';
  comment on column users.second_factor_step is 'the last time step whose code was used: each works once';
  comment on column users.calendar_id is 'what the address of the calendar feed is signed from; another one makes it useless';
  comment on column users.deletion_due_at is 'when the account is deleted; it can be kept until then';
  create unique index users_username on users (lower(username));
  create unique index users_email on users (lower(email));
  create index users_deletion_due on users (deletion_due_at) where deletion_due_at is not null;

  create table recovery_codes (
    user_id int not null references users (id) on delete cascade,
    hash bytea not null,
    used_at timestamptz,
    primary key (user_id, hash)
  );

  create table user_tokens (
    id uuid primary key,
    user_id int not null references users (id) on delete cascade,
    purpose text not null check (purpose in ('verify-email', 'change-email', 'reset-password')),
    email text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz
  );
  comment on table user_tokens is 'what mailed links are for; the links are signed ids, so the database cannot tell them';
  comment on column user_tokens.email is 'the address that the link proves';
  create index user_tokens_user on user_tokens (user_id, purpose);
`;

/** Adds the user's id to sessions as a foreign key. Signing in was not possible before, so no session is lost. */
const sessions = `
  delete from sessions;
  alter table sessions add column user_id int not null generated always as ((sess ->> 'userId')::int) stored
    references users (id) on delete cascade;
  create index sessions_user on sessions (user_id);
  comment on column sessions.sid is 'hash of the cookie: who reads this table cannot sign in with it';
`;

const owners = `
  delete from company_follows;
  alter table company_follows add constraint company_follows_user foreign key (user_id)
    references users (id) on delete cascade;
  update applications set user_id = null where user_id is not null;
  alter table applications add column removed_at timestamptz;
  comment on column applications.removed_at is 'since when its owner does not want to see it';
  -- Nobody is deleted before their applications are anonymous.
  alter table applications add constraint applications_user foreign key (user_id) references users (id);
  create index applications_user_list on applications (user_id) where user_id is not null;
`;

/**
 * Applications without an account are unique by job and address, and by job and file. All existing applications are
 * of that kind: of duplicates, the first is retained.
 */
const visitors = `
  update applications set withdrawn_at = now(), updated_at = now() where id in (
    select id from (
      select id, row_number() over (
        partition by job_id, lower(email), case when email is null then file_sha256 end order by submitted_at, id
      ) as place
      from applications where withdrawn_at is null
    ) as numbered
    where place > 1
  );
  update applications set user_id = null where user_id is not null;
`;

/** Accounts, their sessions and mailed links, and the data that belongs to them. */
export class Accounts1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [users, sessions, owners]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(visitors);
    await runner.query(`
      update files set attached_at = null, created_at = now() where id in (select picture_id from users);
      drop index applications_user_list;
      alter table applications drop constraint applications_user, drop column removed_at;
      alter table company_follows drop constraint company_follows_user;
      delete from sessions;
      alter table sessions drop column user_id;
      comment on column sessions.sid is null;
      drop table user_tokens, recovery_codes, users;
    `);
  }
}
