import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that ask whether somebody wants alerts go with what was asked for: they are looked for every hour. */
export class AlertRequestMails1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index mails_alerts_requested on mails (coalesce(sent_at, cancelled_at, failed_at))
        where kind = 'alerts-requested'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mails_alerts_requested');
  }
}
