import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for the hourly deletion of confirmation mails together with their alert requests. */
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
