import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the hourly retention and the erasure of an account, on tables that grow. */
export class RetentionIndexes1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index mails_ended on mails (coalesce(sent_at, cancelled_at, failed_at));
      create index mails_recipient on mails (lower(recipient));
      create index mails_user on mails ((data ->> 'userId')) where data ->> 'userId' is not null;
      create index users_seen on users (seen_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_seen, mails_user, mails_recipient, mails_ended');
  }
}
