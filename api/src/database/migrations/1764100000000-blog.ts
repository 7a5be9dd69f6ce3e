import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
  create table blog_feeds (
    address text primary key,
    posts jsonb not null,
    read_at timestamptz not null
  );
  comment on table blog_feeds is 'the last good copy of a feed, for all processes and for the time that it is down';

  create table blog_pictures (
    hash text primary key,
    content_type text not null,
    bytes bytea not null,
    used_at timestamptz not null default now()
  );
  comment on column blog_pictures.used_at is 'when a copy of a feed last named it; pages that are kept somewhere outlive that';
`;

const down = `
  drop table blog_pictures;
  drop table blog_feeds;
`;

/** Posts of the blog and their pictures, which are served from the product's own origin. */
export class Blog1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}
