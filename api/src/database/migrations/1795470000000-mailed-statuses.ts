import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After a recovery to an earlier time, status changes are read again that may have been mailed (ADR 68). */
export class MailedStatuses1795470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_sync add column mailed_until timestamptz;
      comment on column application_sync.mailed_until is 'status changes up to here may have been mailed before a recovery; null: there was none';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table application_sync drop column mailed_until');
  }
}
