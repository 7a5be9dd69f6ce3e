import type { MigrationInterface, QueryRunner } from 'typeorm';

const searchFiles = `
  create table search_files (
    id uuid primary key,
    format text not null,
    change bigint not null,
    jobs int not null,
    bytes bigint not null,
    created_at timestamptz not null default now()
  );
  comment on table search_files is 'catalogues of the search in the file store, from which processes start';
  comment on column search_files.change is 'number of the last entry of search_changes that the file includes';
`;

/** The order in which all jobs are read. Sorting a million takes longer than a statement may. */
const newestIndex = 'create index job_search_newest on job_search (posted_at desc, job_id desc)';

/** @param most rows of one statement that the log names @param kept entries of the log */
const noteSearchChange = (most: number, kept: number) => `
  create or replace function note_search_change() returns trigger language plpgsql as $$
    declare
      is_of_jobs constant boolean := tg_table_name = 'job_search';
      count constant int := (select count(*) from changed);
      next bigint;
    begin
      if count = 0 then return null; end if;
      perform pg_advisory_xact_lock(7203115);
      next := (select coalesce(max(number), 0) + 1 from search_changes);
      if count > ${most} then
        insert into search_changes (number, is_large) values (next, true);
      elsif is_of_jobs then
        insert into search_changes (number, job_ids) select next, array_agg(job_id) from changed;
      else
        insert into search_changes (number, words) select next, array_agg(word) from changed;
      end if;
      delete from search_changes where number <= next - ${kept};
      return null;
    end $$;
`;

/**
 * Files of the catalogue, and a longer log that names the jobs of larger changes: reading ten thousand changed jobs takes less than a
 * second, reading a million takes half a minute.
 */
export class SearchFiles1795465000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchFiles);
    await runner.query(noteSearchChange(20_000, 20_000));
    await runner.query(newestIndex);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_search_newest');
    await runner.query(noteSearchChange(500, 2_000));
    await runner.query('drop table search_files');
  }
}
