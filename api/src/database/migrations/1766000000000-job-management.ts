import type { MigrationInterface, QueryRunner } from 'typeorm';

const statusIndexes = `
  create index jobs_open_newest on jobs (posted_at desc, id desc) where status = 'open';
  create index jobs_open_category on jobs (category_id, posted_at desc, id desc) where status = 'open';
  create index jobs_open_category_city on jobs (category_id, city, posted_at desc, id desc) where status = 'open';
  create index jobs_company on jobs (company_id, status);
`;

/** The source's status retains the column, its check and its place in the unique index; readers get a new column. */
const splitStatus = `
  drop index jobs_open_newest, jobs_open_category, jobs_open_category_city, jobs_company;
  alter table jobs rename column status to source_status;
  alter table jobs rename constraint jobs_status_check to jobs_source_status_check;
  alter table jobs rename constraint jobs_source_external_id_status_content_hash_missed_reads_key to jobs_source_external_id;
  alter table jobs
    add column is_active boolean not null default true,
    add column edited_at timestamptz,
    add column deleted_at timestamptz,
    add column status text not null generated always as (
      case
        when deleted_at is not null then 'closed'
        when not is_active and source_status = 'open' then 'paused'
        else source_status
      end) stored;
  comment on column jobs.source_status is 'what the source says; written by the ingest alone';
  comment on column jobs.is_active is 'false: toggled off here, and stays off whatever the source says';
  comment on column jobs.edited_at is 'since when an ingested job has its content from here; the source may still close it';
`;

const version = `
  create table job_changes (
    is_only boolean primary key default true check (is_only),
    data_version bigint not null default 0
  );
  insert into job_changes default values;
  comment on table job_changes is 'one row: how often jobs were changed here; part of the data version';
`;

/** A job that an admin switched off stays closed after the down migration, until its source sends a change. */
const joinStatus = `
  update jobs set source_status = status where source_status <> status;
  alter table jobs drop column status, drop column is_active, drop column edited_at, drop column deleted_at;
  alter table jobs rename constraint jobs_source_status_check to jobs_status_check;
  alter table jobs rename constraint jobs_source_external_id to jobs_source_external_id_status_content_hash_missed_reads_key;
  alter table jobs rename column source_status to status;
  comment on column jobs.status is null;
`;

/** Admins create and change jobs, beside the ingest (ADR 27). */
export class JobManagement1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [splitStatus, statusIndexes, version]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statements of ['drop table job_changes;', joinStatus, statusIndexes]) await runner.query(statements);
  }
}
