import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a mail began to leave, so that one whose fate nobody knows is not sent again. */
export class MailClaims1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails add column claimed_at timestamptz;
      comment on column mails.claimed_at is 'when its content began to leave; with no end to it, it may have arrived';
      create index mails_open on mails (claimed_at) where coalesce(sent_at, cancelled_at, failed_at) is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mails_open; alter table mails drop column claimed_at;');
  }
}
