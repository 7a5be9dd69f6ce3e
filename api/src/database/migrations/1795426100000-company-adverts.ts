import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The adverts of a company by time: counts by month are read from the index alone, its open jobs in order of their time. */
export class CompanyAdverts1795426100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index jobs_company_adverts on jobs (company_id, posted_at, id) include (deleted_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index jobs_company_adverts');
  }
}
