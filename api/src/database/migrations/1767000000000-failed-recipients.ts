import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for counting the failed recipients of a running campaign every few seconds. */
export class FailedRecipients1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index campaign_recipients_failed on campaign_recipients (campaign_id, updated_at) where state = 'failed'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index campaign_recipients_failed');
  }
}
