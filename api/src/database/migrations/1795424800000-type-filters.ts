import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invalidates cached answers of the search. */
const newVersion = 'update job_changes set data_version = data_version + 1 where exists (select from job_search)';

/** The type filter of the search index includes hybrid (bit 9) and remote jobs (bit 8), as the ingest writes them. */
export class TypeFilters1795424800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update job_search set types = job_search.types | case jobs.workplace when 'remote' then 256 else 512 end
      from jobs where jobs.id = job_search.job_id and jobs.workplace in ('remote', 'hybrid')`);
    await runner.query(newVersion);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update job_search set types = types & 255 where types > 255');
    await runner.query(newVersion);
  }
}
