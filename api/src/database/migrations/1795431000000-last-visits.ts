import type { MigrationInterface, QueryRunner } from 'typeorm';

/** End of an account's visit before the one of `seen_at`. Unknown for existing accounts until their next visit. */
export class LastVisits1795431000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column last_visit_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column last_visit_at');
  }
}
