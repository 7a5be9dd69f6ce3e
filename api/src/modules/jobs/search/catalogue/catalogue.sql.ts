import { dataVersion, unnamedVersion } from '../../../../database/catalogue.sql.ts';
import { attributes } from '../search-filters.policy.ts';
import { escoVersion } from '../words/esco-occupations.repository.ts';
import { packedJob } from './job-rows.parser.ts';

/** The versions of data and synonyms, and the categories and places in use, of which there are few. */
const frame = `
    ${dataVersion} as version,
    ${unnamedVersion} as unnamed,
    (select coalesce(max(number), 0) from search_changes)::text as change,
    ${escoVersion} as esco,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by id), '[]') from categories)
      as categories,
    (select coalesce(json_agg(json_build_object('id', id, 'value', value, 'name', name, 'isCity', is_city) order by id), '[]')::text
      from search_places) as places`;

/** Sorted, so that the process rarely sorts them again. */
const termsOf = (condition: string) => `
  (select coalesce(string_agg(word || ' ' || folded || ' ' || jobs, ',' order by folded collate "C", word collate "C"), '')
    from search_words where ${condition}) as terms`;

/** Everything but the jobs, with their number. */
export const readFrame = `select ${frame}, ${termsOf('true')}, (select count(*)::int from job_search) as size`;

/** All jobs, newest first. */
export const declareJobs = `declare jobs no scroll cursor for
  select ${packedJob(attributes)} from job_search order by posted_at desc, job_id desc`;

/** Jobs per statement. About three megabytes. */
export const fetchJobs = 'fetch 2000 from jobs';

/** $1: ids. The version is in every row, and in one without a job if no job is open. */
export const readJobs = `select current.version, job.* from (select ${dataVersion} as version) current
  left join (select ${packedJob(attributes)} from job_search where job_id = any ($1)) job on true`;

/** $1: the last known change, $2: the most changes. Returns no row if the log does not reach back to it or contains more. */
export const readChanged = `
  with recent as materialized (
    select
      coalesce(array_agg(distinct job_id) filter (where job_id is not null), '{}') as job_ids,
      coalesce(array_agg(distinct word) filter (where word is not null), '{}') as words
    from search_changes
    left join lateral unnest(job_ids, words) as one (job_id, word) on true
    where number > $1
  ), log as (
    select coalesce((select min(number) from search_changes), 1) <= $1::bigint + 1
      and coalesce((select max(number) from search_changes), 0) >= $1
      and not exists (select from search_changes where number > $1 and is_large) as is_complete
  )
  select ${frame}, ${termsOf('word = any ((select words from recent)::text[])')},
    recent.job_ids as "changedJobs", recent.words as "changedTerms"
  from recent, log where is_complete and cardinality(job_ids) + cardinality(recent.words) <= $2`;
