import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invalidates cached answers of the search. */
const newVersion = 'update job_changes set data_version = data_version + 1 where exists (select from job_search)';

/** Payments per year; null if the pay is not comparable. */
const payments = `case when salary_currency <> 'EUR' then null
  when salary_period = 'year' then 1 when salary_period = 'month' then coalesce(salary_payments, 14) end`;

/**
 * Columns of the filters company, pay, schedule, workplace and language, with the values that the index writes. `remote` has a
 * default, because the index no longer writes it; processes of the previous release still read it.
 */
export class SearchPayAndWork1795425200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_search
        add column company_id int not null default 0,
        add column pay int not null default 0,
        add column pay_kind smallint not null default 0,
        add column schedules smallint not null default 0,
        add column workplace smallint not null default 0,
        add column language smallint not null default 0,
        alter column remote set default false`);
    await runner.query(`
      update job_search set company_id = j.company_id, pay = j.pay,
        pay_kind = case when j.pay > 0 then 2 when j.salary_period is not null then 1 else 0 end,
        schedules = (job_search.types & 3) | case when job_search.types & 64 > 0 then 4 else 0 end,
        workplace = coalesce(array_position(array['onsite', 'hybrid', 'remote'], j.workplace), 0),
        language = coalesce(array_position(array['pt', 'en'], j.language), 0)
      from (
        select *, least(coalesce(round(coalesce(salary_max, salary_min) * (${payments})), 0), 2147483647)::int as pay from jobs
      ) j where j.id = job_search.job_id`);
    await runner.query(newVersion);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update job_search set remote = workplace = 3`);
    await runner.query(`
      alter table job_search
        alter column remote drop default,
        drop column company_id, drop column pay, drop column pay_kind, drop column schedules, drop column workplace,
        drop column language`);
    await runner.query(newVersion);
  }
}
