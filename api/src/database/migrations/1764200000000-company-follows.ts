import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which users follow which companies. `user_id` has no foreign key: a later migration creates the users table. */
export class CompanyFollows1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table company_follows (
        user_id int not null,
        company_id int not null references companies (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (user_id, company_id)
      );
      create index company_follows_company on company_follows (company_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table company_follows');
  }
}
