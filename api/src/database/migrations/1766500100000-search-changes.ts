import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes of the search index, so that processes update their copy without reading all of it. Triggers write them, so
 * that writes of the previous release are included. The search's lock makes the numbers increase in commit order.
 * They do not come from a sequence: restoring a backup would reset it, because a backup excludes this log.
 */
const searchChanges = `
  create table search_changes (
    number bigint primary key,
    job_ids int[] not null default '{}',
    words text[] not null default '{}',
    is_large boolean not null default false
  );
  comment on table search_changes is 'the last changes of job_search, and words that came to search_words or went';
  comment on column search_changes.is_large is 'too many to name: everything has to be read again';

  create function note_search_change() returns trigger language plpgsql as $$
    declare
      is_of_jobs constant boolean := tg_table_name = 'job_search';
      count constant int := (select count(*) from changed);
      next bigint;
    begin
      if count = 0 then return null; end if;
      perform pg_advisory_xact_lock(7203115);
      next := (select coalesce(max(number), 0) + 1 from search_changes);
      if count > 500 then
        insert into search_changes (number, is_large) values (next, true);
      elsif is_of_jobs then
        insert into search_changes (number, job_ids) select next, array_agg(job_id) from changed;
      else
        insert into search_changes (number, words) select next, array_agg(word) from changed;
      end if;
      delete from search_changes where number <= next - 2000;
      return null;
    end $$;

  create function note_search_truncate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(7203115);
      insert into search_changes (number, is_large) select coalesce(max(number), 0) + 1, true from search_changes;
      return null;
    end $$;
`;

const noteOn = (table: string) => `
  create trigger note_search_insert after insert on ${table} referencing new table as changed
    for each statement execute function note_search_change();
  create trigger note_search_delete after delete on ${table} referencing old table as changed
    for each statement execute function note_search_change();
  create trigger note_search_truncate after truncate on ${table}
    for each statement execute function note_search_truncate();
`;

export class SearchChanges1766500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [searchChanges, noteOn('job_search'), noteOn('search_words')]) {
      await runner.query(statements);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function note_search_change, note_search_truncate cascade; drop table search_changes;');
  }
}
