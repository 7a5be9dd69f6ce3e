import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens that upload and flip the versions of one remote (ADR 54). */
export class DeployTokens1795450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table deploy_tokens (
        id int generated always as identity primary key,
        remote text not null,
        name text not null,
        hash bytea not null unique,
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      comment on table deploy_tokens is 'tokens that upload and flip the versions of one remote';
      comment on column deploy_tokens.hash is 'SHA-256 of the token, which is random';
      comment on column deploy_tokens.last_used_at is 'to the minute';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table deploy_tokens');
  }
}
