import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the handover of a mail began, so that a mail with an uncertain delivery is not sent again; and an index of
 * mails by application.
 */
export class MailClaims1766300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mails add column claimed_at timestamptz;
      comment on column mails.claimed_at is 'when its content began to leave; with no end to it, it may have arrived';
      create index mails_open on mails (claimed_at) where coalesce(sent_at, cancelled_at, failed_at) is null;
      create index mails_application on mails ((data ->> 'applicationId')) where data ->> 'applicationId' is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mails_open, mails_application; alter table mails drop column claimed_at;');
  }
}
