import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the hourly retention of accounts and their links. */
export class AccountRetentionIndexes1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index user_tokens_expiry on user_tokens (expires_at);
      create index users_unverified on users (greatest(created_at, seen_at)) where not is_verified;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_unverified, user_tokens_expiry');
  }
}
