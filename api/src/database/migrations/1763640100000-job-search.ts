import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = `
  create table search_places (
    id serial primary key,
    value text not null unique,
    name text not null,
    is_city boolean not null
  );
  comment on table search_places is 'what "exactly on location or city" may be: folded value, and the name to show';

  create table job_search (
    job_id int primary key references jobs (id) on delete cascade,
    posted_at timestamptz not null,
    closes_at timestamptz,
    is_featured boolean not null,
    featured_until timestamptz,
    category_id int references categories (id),
    level smallint not null,
    types smallint not null,
    remote boolean not null,
    places int[] not null,
    document tsvector not null,
    padding text not null default repeat(' ', 2000)
  ) with (toast_tuple_target = 128);
  alter table job_search alter column document set storage external;
  comment on column job_search.padding is
    'PostgreSQL moves values out of rows of more than 2 kB only. This makes every row so, and is itself packed into 30 bytes:
     with its documents moved out, the table that each match is looked up in is a tenth as large';
  create index job_search_document on job_search using gin (document);
  comment on table job_search is 'open jobs as the search sees them; written by modules/search, see docs/search.md';

  create table search_words (
    word text primary key,
    folded text not null,
    jobs int not null
  );
  create index search_words_similar on search_words using gin (folded gin_trgm_ops);
  comment on table search_words is 'words of open jobs as they are written, with the number of jobs: for corrections';
`;

/**
 * Ids of the jobs that match a text query, four bytes each. It is a function so that it can have its own planner
 * setting: the planner underestimates the cost of reading every document and chooses that for frequent words, at
 * several times the cost of the index.
 */
const keywordJobs = `
  create function search_keyword_jobs(query tsquery) returns bytea
  language plpgsql stable set enable_seqscan = off as $$
  begin
    return (select string_agg(int4send(job_id), ''::bytea) from job_search where document @@ query);
  end $$
`;

/** The tables of the search, filled from the catalogue's tables. */
export class JobSearch1763640100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(keywordJobs);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function search_keyword_jobs; drop table search_words, job_search, search_places');
  }
}
