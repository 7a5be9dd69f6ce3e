import { Injectable } from '@nestjs/common';
import type { Workplace } from 'shared-contracts';
import { openJob, statesPay } from '../../database/catalogue.sql.ts';
import { CatalogueReads, readRows } from '../../database/replicas/reads.provider.ts';
import type { CompanyRecord } from './companies.repository.ts';

/** A company with open jobs, and their numbers. */
export interface HiringCompanyRecord extends Pick<
  CompanyRecord,
  'id' | 'name' | 'slug' | 'industry' | 'location' | 'logoHash' | 'description' | 'jobCount'
> {
  /** Open jobs with a stated salary. */
  payCount: number;
  cityCounts: [name: string, count: number][];
  areaCounts: [slug: string, name: string, count: number][];
  workplaceCounts: [workplace: Workplace, count: number][];
}

/** Descriptions can be long; lists show their beginning. */
const descriptionCharacters = 300;

/** Cities of the job `j`, each once. Most jobs have one, which `places` repeats: the others are read only for the rest. */
const citiesOfJob = `case when jsonb_array_length(j.places) > 1
  then array(select trim(j.city) union select trim(place ->> 'city') from jsonb_array_elements(j.places) place)
  else array[trim(j.city)] end`;

/**
 * Reads the open jobs once. A job counts for each of its cities, once per spelling. `description` is longer than the text
 * that lists show, so that it is cut between words.
 */
const hiringCompanies = `
  with open as materialized (
    select j.company_id, j.category_id, j.workplace, ${citiesOfJob} as cities, ${statesPay('j')} as pay
    from jobs j where ${openJob('j')}
  ),
  totals as (
    select company_id, count(*)::int as jobs, (count(*) filter (where pay))::int as pay from open group by company_id
  ),
  cities as (
    select company_id, json_agg(json_build_array(name, jobs)) as counts from (
      select company_id, name, count(*)::int as jobs from open, unnest(cities) name
      where name <> '' group by company_id, name
    ) counted group by company_id
  ),
  areas as (
    select company_id, json_agg(json_build_array(k.slug, k.name, jobs)) as counts from (
      select company_id, category_id, count(*)::int as jobs from open group by company_id, category_id
    ) counted join categories k on k.id = category_id group by company_id
  ),
  workplaces as (
    select company_id, json_agg(json_build_array(workplace, jobs)) as counts from (
      select company_id, workplace, count(*)::int as jobs from open where workplace is not null
      group by company_id, workplace
    ) counted group by company_id
  )
  select c.id, c.name, c.slug, c.industry, c.location, c.logo_hash as "logoHash",
    left(c.description, ${descriptionCharacters}) as description, t.jobs as "jobCount", t.pay as "payCount",
    coalesce(cities.counts, '[]') as "cityCounts", coalesce(areas.counts, '[]') as "areaCounts",
    coalesce(workplaces.counts, '[]') as "workplaceCounts"
  from companies c
  join totals t on t.company_id = c.id
  left join cities on cities.company_id = c.id
  left join areas on areas.company_id = c.id
  left join workplaces on workplaces.company_id = c.id`;

@Injectable()
export class HiringCompaniesRepository {
  constructor(private readonly reads: CatalogueReads) {}

  /** All companies with an open job, unordered. Reads all open jobs: about a second with 100,000 of them, so callers cache the result. */
  findAll(): Promise<HiringCompanyRecord[]> {
    return readRows<HiringCompanyRecord>(this.reads, hiringCompanies);
  }
}
