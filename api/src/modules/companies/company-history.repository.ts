import { Injectable } from '@nestjs/common';
import { brand, type MonthlyAdverts } from 'shared-contracts';
import { CatalogueReads, readRows } from '../../database/replicas/reads.provider.ts';

/** Answered applications of a company by days. */
export interface AnswerCount {
  companyId: number;
  days: number;
  count: number;
}

/**
 * Adverts of the company `$1` in the last `$2` calendar months of the brand's time zone `$3`. A paused or closed job was an
 * advert; a deleted one is not counted. An index covers the statement.
 */
const adverts = `
  with months as (
    select generate_series(this_month - make_interval(months => $2 - 1), this_month, interval '1 month') as month
    from date_trunc('month', now() at time zone $3) this_month
  ),
  published as (
    select date_trunc('month', posted_at at time zone $3) as month, count(*)::int as count from jobs
    where company_id = $1 and deleted_at is null
      and posted_at >= (select min(month) from months) at time zone $3 group by 1
  )
  select to_char(month, 'YYYY-MM') as month, coalesce(count, 0) as count
  from months left join published using (month) order by month`;

const firstYear = `
  select extract(year from min(posted_at) at time zone $2)::int as year
  from jobs where company_id = $1 and deleted_at is null`;

/**
 * Whole days from the application to the first status other than pending, of all companies. A day that has begun counts; an
 * earlier time, which clocks of other systems can produce, is one day. The period is not a condition on rows: the planner
 * would expect few and join them one by one, at several times the cost.
 */
const answers = `
  with first as (
    select a.job_id, min(s.changed_at) as at, a.submitted_at
    from application_status_changes s join applications a on a.id = s.application_id
    where s.status <> 'pending' group by a.id
  ),
  answered as (
    select j.company_id, greatest(1, ceil(extract(epoch from at - submitted_at) / 86400))::int as days,
      (count(*) filter (where at between now() - interval '12 months' and now()))::int as count
    from first join jobs j on j.id = first.job_id group by 1, 2
  )
  select company_id as "companyId", days, count from answered where count > 0 order by company_id, days`;

/** The history of a company: its adverts and its answers to applications. */
@Injectable()
export class CompanyHistoryRepository {
  constructor(private readonly reads: CatalogueReads) {}

  /** One entry for each month, oldest first. */
  adverts(companyId: number, months: number): Promise<MonthlyAdverts[]> {
    return readRows<MonthlyAdverts>(this.reads, adverts, [companyId, months, brand.timeZone]);
  }

  async firstYear(companyId: number): Promise<number | null> {
    const [row] = await readRows<{ year: number | null }>(this.reads, firstYear, [companyId, brand.timeZone]);
    return row?.year ?? null;
  }

  /** Answered applications of all companies, by company and days in ascending order. Reads a year of applications. */
  answers(): Promise<AnswerCount[]> {
    return readRows<AnswerCount>(this.reads, answers);
  }
}
