-- Least-privilege roles: run once as a superuser, in the product's empty or existing database, before `migrate`; running it again
-- changes nothing. api/test/database-roles.test.ts executes this file. docs/database.md explains it.
--
--   trampolim_owner  owns the schema; of `migrate`, backups and restorations (DATABASE_URL of these commands)
--   trampolim_app    reads and writes rows and changes no schema; of API and worker (DATABASE_URL, DATABASE_DIRECT_URL)
--
-- Then give each a password: alter role trampolim_owner password '…'; alter role trampolim_app password '…';

do $$
begin
  if not exists (select from pg_roles where rolname = 'trampolim_owner') then
    create role trampolim_owner login nosuperuser nocreatedb nocreaterole;
  end if;
  if not exists (select from pg_roles where rolname = 'trampolim_app') then
    create role trampolim_app login nosuperuser nocreatedb nocreaterole;
  end if;
  -- Temporary tables: the ingest stages rows in one.
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, create, temporary on database %I to trampolim_owner', current_database());
  execute format('grant connect, temporary on database %I to trampolim_app', current_database());
end $$;

-- Behind a pooler a connection cannot ask for this itself.
alter role trampolim_app set idle_in_transaction_session_timeout = '60s';

revoke all on schema public from public;
alter schema public owner to trampolim_owner;
grant usage on schema public to trampolim_app;

-- The queue's schema, which `migrate` fills.
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
