import type { MigrationInterface, QueryRunner } from 'typeorm';

const resumes = `
  create table user_resumes (
    id uuid primary key,
    user_id int not null references users (id) on delete cascade,
    slot smallint not null check (slot between 1 and 5),
    name text not null check (char_length(name) between 1 and 100),
    file_id uuid not null unique references files (id),
    file_name text not null,
    file_size int not null,
    pages int not null,
    is_default boolean not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (user_id, slot)
  );
  comment on column user_resumes.slot is 'nobody has more resumes than there are slots';
  create unique index user_resumes_default on user_resumes (user_id) where is_default;

  create function user_resumes_have_default() returns trigger language plpgsql as $$
  declare
    owner int := coalesce(new.user_id, old.user_id);
  begin
    if exists (select from user_resumes where user_id = owner)
      and not exists (select from user_resumes where user_id = owner and is_default) then
      raise exception 'user % has resumes and no default', owner
        using errcode = 'check_violation', constraint = 'user_resumes_one_default';
    end if;
    return null;
  end $$;
  -- At the end of the transaction: on the way from one default to another there is none.
  create constraint trigger user_resumes_one_default after insert or update or delete on user_resumes
    deferrable initially deferred for each row execute function user_resumes_have_default();
`;

/** Indexes for deleting a file, confirming an address and erasing an account. */
const lookups = `
  create index applications_file on applications (file_id) where file_id is not null;
  create index applications_visitor_email on applications (lower(email)) where user_id is null and email is not null;
  create index users_picture on users (picture_id) where picture_id is not null;
`;

/** Resumes that users store in their accounts. */
export class UserResumes1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [resumes, lookups]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update files set attached_at = null, created_at = now() where id in (select file_id from user_resumes);
      drop index applications_file, applications_visitor_email, users_picture;
      drop table user_resumes;
      drop function user_resumes_have_default();
    `);
  }
}
