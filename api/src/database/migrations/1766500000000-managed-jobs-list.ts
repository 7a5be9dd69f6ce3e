import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for the admins' list of the newest jobs in any state, which avoids sorting all jobs. */
export class ManagedJobsList1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index jobs_managed_newest on jobs (posted_at desc, id desc) where deleted_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index jobs_managed_newest');
  }
}
