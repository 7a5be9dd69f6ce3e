import type { MigrationInterface, QueryRunner } from 'typeorm';

const companies = `
  create table company_logos (
    hash text primary key,
    content_type text not null,
    bytes bytea not null
  );

  create table companies (
    id serial primary key,
    source text not null,
    external_id text not null,
    name text not null,
    slug text not null unique,
    industry text,
    location text,
    website text,
    description text,
    employees int,
    logo_url text,
    logo_hash text,
    updated_at timestamptz not null default now(),
    unique (source, external_id)
  );
  comment on column companies.logo_url is 'address at the source; visitors get company_logos through logo_hash';
`;

const lookups = `
  create table categories (
    id serial primary key,
    name text not null,
    slug text not null unique,
    icon text not null default 'briefcase'
  );

  create table cities (
    id serial primary key,
    name text not null,
    value text not null unique,
    last_updated timestamptz not null default now()
  );
  create table job_types (
    id serial primary key,
    name text not null,
    value text not null unique,
    last_updated timestamptz not null default now()
  );
  create table experience_levels (
    id serial primary key,
    name text not null,
    value text not null unique,
    last_updated timestamptz not null default now()
  );

  insert into job_types (name, value) values
    ('Full-time', 'full-time'), ('Part-time', 'part-time'), ('Contract', 'contract'), ('Freelance', 'freelance'),
    ('Internship', 'internship'), ('Temporary', 'temporary'), ('Weekend Only', 'weekend-only'),
    ('Project Based', 'project-based');
  insert into experience_levels (name, value) values
    ('Entry Level', 'entry'), ('Junior', 'junior'), ('Mid Level', 'mid'), ('Senior', 'senior'), ('Expert', 'expert');
`;

const jobs = `
  create table jobs (
    id serial primary key,
    source text not null,
    external_id text not null,
    slug text not null unique,
    title text not null,
    company_id int not null references companies (id),
    category_id int references categories (id),
    places jsonb not null default '[]',
    city text,
    location text,
    workplace text check (workplace in ('onsite', 'hybrid', 'remote')),
    job_types text[] not null default '{}',
    experience_level text,
    description text not null default '',
    requirements text,
    benefits text,
    snippet text not null default '',
    salary_min numeric,
    salary_max numeric,
    salary_currency text,
    salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
    salary_payments int,
    salary_text text,
    tags text[] not null default '{}',
    language text check (language in ('pt', 'en')),
    is_featured boolean not null default false,
    featured_until timestamptz,
    posted_at timestamptz not null,
    closes_at timestamptz,
    status text not null default 'open' check (status in ('open', 'paused', 'closed')),
    closed_at timestamptz,
    missed_reads int not null default 0,
    content_hash bytea,
    source_updated_at timestamptz,
    updated_at timestamptz not null default now(),
    -- What a complete read compares stands in the index: the rows themselves are thirty times as large.
    unique (source, external_id) include (status, content_hash, missed_reads)
  );
  create index jobs_missed on jobs (source, external_id) where missed_reads > 0;
  create index jobs_open_newest on jobs (posted_at desc, id desc) where status = 'open';
  create index jobs_open_category on jobs (category_id, posted_at desc, id desc) where status = 'open';
  create index jobs_open_category_city on jobs (category_id, city, posted_at desc, id desc) where status = 'open';
  create index jobs_company on jobs (company_id, status);

  create table job_questions (
    id serial primary key,
    job_id int not null references jobs (id) on delete cascade,
    external_id text not null,
    question text not null,
    required boolean not null default false,
    position int not null default 0,
    unique (job_id, external_id)
  );
`;

const state = `
  create table ingest_state (
    source text primary key,
    last_attempt_at timestamptz,
    last_success_at timestamptz,
    last_error text,
    consecutive_failures int not null default 0,
    jobs_etag text,
    companies_etag text,
    snapshot text,
    data_version bigint not null default 0,
    settings jsonb not null default '{}'
  );
  comment on column ingest_state.data_version is 'grows with every ingest that changed something; answers are cached by it';

  create table sessions (
    sid text primary key,
    sess jsonb not null,
    expire timestamptz not null
  );
  create index sessions_expire on sessions (expire);
`;

/** Companies, jobs and their lookups, which the ingest writes; the state of the ingest; sessions. */
export class Catalogue1763640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists unaccent; create extension if not exists pg_trgm;');
    for (const statements of [companies, lookups, jobs, state]) await runner.query(statements);
  }

  /** The extensions are not dropped: other schemas of the database may use them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table sessions, ingest_state, job_questions, jobs, experience_levels, job_types, cities, categories,
        companies, company_logos;
    `);
  }
}
