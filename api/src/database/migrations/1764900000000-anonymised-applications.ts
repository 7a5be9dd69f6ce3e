import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Distinguishes an application of an erased account from a visitor's application without a name and an address. */
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
