import { limits } from 'shared-contracts';
import { openJob } from '../../../database/catalogue.sql.ts';
import { exclusionOf } from './subscribers.sql.ts';

/** The city of a place, in lower case; tests and the benchmark use no accents. */
const folded = (place: string) => `lower(trim(${place}))`;

/**
 * The matching rules for one subscriber as one statement: the reference for `JobChoices` in tests and benchmarks. $1
 * subscriber, $2 frequency, $3 the results of their saved searches.
 */
export const referenceMatching = `
  with person as (
    select s.*, nullif(${folded("split_part(u.location, ',', 1)")}, '') as city
    from subscribers s left join users u on u.id = s.user_id
    where s.id = $1::uuid and (${exclusionOf('$2::text')}) is null
  ), candidates as (
    select j.id, j.company_id, j.posted_at, case
        when j.id = any ($3::int[]) then 0
        when exists (select from company_follows f where f.user_id = p.user_id and f.company_id = j.company_id) then 1
        when not p.follows_categories or p.interested_categories <> '{}' and not coalesce(k.slug = any (p.interested_categories), false)
          then null
        when p.city is null then 4
        when ${folded('j.city')} = p.city
          or exists (select from jsonb_array_elements(j.places) place where ${folded("place ->> 'city'")} = p.city) then 2
        when j.workplace = 'remote' then 3
        else 4
      end as tier
    from person p, jobs j left join categories k on k.id = j.category_id
    where ${openJob('j')}
      and not j.id = any (p.mailed_jobs)
      and not exists (select from applications a where a.job_id = j.id
        and (a.user_id = p.user_id or a.user_id is null and lower(a.email) = lower(p.email)))
      and not exists (select from campaign_recipients r
        where r.subscriber_id = p.id and r.state in ('sending', 'uncertain') and j.id = any (r.jobs))
  ), ranked as (
    select id, tier, posted_at,
      row_number() over (partition by company_id order by tier, posted_at desc, id desc) as of_company
    from candidates where tier is not null
  )
  select coalesce(array_agg(id order by tier, posted_at desc, id desc), '{}') as jobs from (
    select * from ranked where of_company <= ${limits.campaignJobsOfCompany}
    order by tier, posted_at desc, id desc limit ${limits.campaignJobs}) best`;
