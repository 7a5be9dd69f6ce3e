import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells an application whose account is gone from a visitor's without a name and an address. */
export class AnonymisedApplications1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table applications add column anonymised_at timestamptz;
      comment on column applications.anonymised_at is 'since when its owner''s account is gone';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications drop column anonymised_at');
  }
}
