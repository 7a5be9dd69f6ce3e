import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A subscriber whose address bounced can ask to confirm the address, without changing the alerts. */
export class AddressRequests1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table alert_requests add column only_address boolean not null default false;
      comment on column alert_requests.only_address is 'confirms that the address works; what it is told of stays as it is';
    `);
  }

  /** The previous release would treat them as requests for alerts. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from alert_requests where only_address;
      alter table alert_requests drop column only_address;
    `);
  }
}
