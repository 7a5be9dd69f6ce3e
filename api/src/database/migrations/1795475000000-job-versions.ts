import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the changes of jobs separately: `search_changes` names the jobs of each, so a process reads only their cards again. */
export class JobVersions1795475000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['ingest_state', 'job_changes']) {
      await runner.query(`
        alter table ${table} add column jobs_version bigint not null default 0;
        comment on column ${table}.jobs_version is 'how many of the changes in data_version are in search_changes';`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ingest_state drop column jobs_version;
      alter table job_changes drop column jobs_version;`);
  }
}
