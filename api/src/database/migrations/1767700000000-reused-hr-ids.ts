import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An id that the HR backend has given to two applications, which happens after it is restored from a backup. */
export class ReusedHrIds1767700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table applications add column reused_hr_id text;
      comment on column applications.reused_hr_id is
        'the id that the HR backend answered with although another application has it; null once that is resolved';
      create index applications_reused_hr_id on applications (reused_hr_id) where reused_hr_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications drop column reused_hr_id');
  }
}
