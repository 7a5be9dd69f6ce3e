import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that users saved. Closed jobs are not removed from the list. */
export class SavedJobs1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table saved_jobs (
        id uuid primary key,
        user_id int not null references users (id) on delete cascade,
        job_id int not null references jobs (id) on delete cascade,
        saved_at timestamptz not null default clock_timestamp(),
        constraint saved_jobs_once unique (user_id, job_id)
      );
      create index saved_jobs_job on saved_jobs (job_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_jobs');
  }
}
