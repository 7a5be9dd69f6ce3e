-- Least-privilege roles. Run as a superuser in the product's database, empty or existing, before `migrate`. Idempotent.
-- api/test/database-roles.test.ts executes this file; docs/database.md explains it.
--
--   trampolim_owner  owns the schema; used by `migrate`, `backup` and `restore` (DATABASE_URL of these commands)
--   trampolim_app    reads and writes rows, cannot change the schema; used by API and worker (DATABASE_URL, DATABASE_DIRECT_URL)
--
-- Then set the passwords: alter role trampolim_owner password '…'; alter role trampolim_app password '…';

do $$
begin
  if not exists (select from pg_roles where rolname = 'trampolim_owner') then
    create role trampolim_owner login nosuperuser nocreatedb nocreaterole;
  end if;
  if not exists (select from pg_roles where rolname = 'trampolim_app') then
    create role trampolim_app login nosuperuser nocreatedb nocreaterole;
  end if;
  -- The ingest stages rows in a temporary table.
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, create, temporary on database %I to trampolim_owner', current_database());
  execute format('grant connect, temporary on database %I to trampolim_app', current_database());
end $$;

-- A connection through a pooler cannot set this parameter.
alter role trampolim_app set idle_in_transaction_session_timeout = '60s';

revoke all on schema public from public;
alter schema public owner to trampolim_owner;
grant usage on schema public to trampolim_app;

-- Schema of the queue, whose tables `migrate` creates.
create schema if not exists pgboss authorization trampolim_owner;
grant usage on schema pgboss to trampolim_app;

grant select, insert, update, delete on all tables in schema public, pgboss to trampolim_app;
grant usage, select on all sequences in schema public, pgboss to trampolim_app;
alter default privileges for role trampolim_owner in schema public
  grant select, insert, update, delete on tables to trampolim_app;
alter default privileges for role trampolim_owner in schema pgboss
  grant select, insert, update, delete on tables to trampolim_app;
alter default privileges for role trampolim_owner in schema public grant usage, select on sequences to trampolim_app;
alter default privileges for role trampolim_owner in schema pgboss grant usage, select on sequences to trampolim_app;
