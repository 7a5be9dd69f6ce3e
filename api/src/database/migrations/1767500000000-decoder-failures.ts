import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Inputs that ended a decoder (ADR 36). */
export class DecoderFailures1767500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table decoder_failures (
        id bigint generated always as identity primary key,
        decoder text not null,
        content_hash text not null,
        url_hash bytea not null,
        url text,
        reason text not null,
        failed_at timestamptz not null default now(),
        blocked_until timestamptz not null,
        unique (decoder, content_hash, url_hash)
      );
      create index decoder_failures_url on decoder_failures (decoder, url_hash);
      create index decoder_failures_failed_at on decoder_failures (failed_at);
      comment on table decoder_failures is 'inputs that exhausted a limit of a decoder or crashed it; neither fetched nor decoded again';
      comment on column decoder_failures.content_hash is 'SHA-256 of the bytes, hexadecimal';
      comment on column decoder_failures.url_hash is 'SHA-256 of the whole URL; empty for an upload';
      comment on column decoder_failures.url is 'the first 2,000 characters, for operators';
      comment on column decoder_failures.blocked_until is 'infinity: until an operator clears it or it is deleted by age';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table decoder_failures');
  }
}
