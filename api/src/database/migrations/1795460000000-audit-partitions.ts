import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Months that are created before they begin. */
const monthsAhead = 3;

/**
 * Creates the partitions of the coming months and drops those that ended before `oldest`; returns the number of dropped rows. Events of
 * a month without a partition are in the default partition until this function moves them. A security definer, because the
 * runtime role cannot change the schema. Nothing is locked unless a partition is created or dropped. Then accounts are locked first, as
 * their erasure does, and all partitions at once, so that there is no deadlock; for two seconds at most, since others wait behind.
 */
const maintainPartitions = `
  create function maintain_audit_partitions(moment timestamptz, oldest timestamptz) returns bigint
    language plpgsql security definer
    set search_path = pg_catalog, public
    set timezone = 'UTC'
    set lock_timeout = '2s'
  as $$
  declare
    ahead timestamptz[] := array(
      select date_trunc('month', moment) + months * interval '1 month' from generate_series(0, ${monthsAhead}) months);
    expired text[] := array(
      select c.relname::text from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'public.audit_events'::regclass and c.relname ~ '^audit_events_\\d{4}_\\d{2}$'
        and to_timestamp(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= oldest);
    month timestamptz;
    partition text;
    counted bigint;
    dropped bigint := 0;
  begin
    if expired = '{}' and not exists (select from public.audit_events_default where at > oldest)
      and not exists (select from unnest(ahead) a where to_regclass('public.audit_events_' || to_char(a, 'YYYY_MM')) is null)
    then
      return 0;
    end if;
    foreach partition in array expired loop
      execute format('select count(*) from public.%I', partition) into counted;
      dropped := dropped + counted;
    end loop;
    lock table public.users in share row exclusive mode;
    lock table public.audit_events in access exclusive mode;
    foreach partition in array expired loop
      execute format('drop table public.%I', partition);
    end loop;
    for month in
      select date_trunc('month', at) from public.audit_events_default where at > oldest
      union select unnest(ahead) order by 1
    loop
      partition := 'audit_events_' || to_char(month, 'YYYY_MM');
      continue when to_regclass('public.' || partition) is not null;
      execute format('create table public.%I (like public.audit_events including defaults)', partition);
      execute format(
        'with moved as (delete from public.audit_events_default where at >= %L and at < %L returning *)
         insert into public.%I select * from moved', month, month + interval '1 month', partition);
      execute format('alter table public.audit_events attach partition public.%I for values from (%L) to (%L)',
        partition, month, month + interval '1 month');
    end loop;
    return dropped;
  end $$`;

const columns = 'id, at, actor_id, what, target, subject_id, status_code, request_id';

const createTable = (clause: string) => `
  create table audit_events (
    id bigint generated always as identity,
    at timestamptz not null default now(),
    actor_id int,
    what text not null,
    target text,
    status_code int,
    request_id text not null,
    subject_id int
  ) ${clause}`;

const references = `
  alter table audit_events
    add foreign key (actor_id) references users (id) on delete set null,
    add foreign key (subject_id) references users (id) on delete set null`;

const indexes = `
  create index audit_events_at on audit_events (at);
  create index audit_events_actor on audit_events (actor_id) where actor_id is not null;
  create index audit_events_subject on audit_events (subject_id) where subject_id is not null`;

/** The existing table becomes the partition of the current month and of all before it, so that no row is copied. */
const partitionExisting = `
  do $$
  declare
    first text := 'audit_events_' || to_char(now() at time zone 'UTC', 'YYYY_MM');
    next_month timestamptz := (date_trunc('month', now() at time zone 'UTC') + interval '1 month') at time zone 'UTC';
    last_id bigint := (select last_value from audit_events_id_seq);
  begin
    alter table audit_events drop constraint audit_events_pkey, alter column id drop identity;
    execute format('alter table audit_events rename to %I', first);
    execute format('alter table %I add primary key (id, at)', first);
    execute format('alter index audit_events_at rename to %I', first || '_at_idx');
    execute format('alter index audit_events_actor rename to %I', first || '_actor_id_idx');
    execute format('alter index audit_events_subject rename to %I', first || '_subject_id_idx');
    ${createTable('partition by range (at)')};
    alter table audit_events add primary key (id, at);
    ${references};
    ${indexes};
    execute format('alter table audit_events attach partition %I for values from (minvalue) to (%L)', first, next_month);
    create table audit_events_default partition of audit_events default;
    perform setval('audit_events_id_seq', last_id);
  end $$`;

/** Audit events in partitions by month, which retention drops (ADR 65). */
export class AuditPartitions1795460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(partitionExisting);
    await runner.query(maintainPartitions);
    await runner.query(`select maintain_audit_partitions(now(), '-infinity')`);
  }

  /** Copies the rows. */
  async down(runner: QueryRunner): Promise<void> {
    const [{ last }] = (await runner.query('select last_value as last from audit_events_id_seq')) as [{ last: string }];
    await runner.query('drop function maintain_audit_partitions');
    await runner.query(`create temporary table moved_events on commit drop as select ${columns} from audit_events`);
    await runner.query('drop table audit_events');
    await runner.query(createTable(''));
    await runner.query(
      `insert into audit_events (${columns}) overriding system value select ${columns} from moved_events`,
    );
    await runner.query('alter table audit_events add primary key (id)');
    await runner.query(references);
    await runner.query(indexes);
    await runner.query(`select setval('audit_events_id_seq', $1)`, [last]);
  }
}
