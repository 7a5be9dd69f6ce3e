import { dataVersion } from '../../../database/catalogue.sql.ts';
import { packedJob, packedPair } from './job-columns.parser.ts';
import { attributes } from './search-filters.policy.ts';
import { escoVersion } from './words/esco-occupations.repository.ts';

/** The versions of data and synonyms, and the categories and places in use, of which there are few. */
const frame = `
    ${dataVersion} as version,
    (select coalesce(max(number), 0) from search_changes)::text as change,
    ${escoVersion} as esco,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by id), '[]') from categories)
      as categories,
    (select coalesce(json_agg(json_build_object('id', id, 'value', value, 'name', name, 'isCity', is_city) order by id), '[]')
      from search_places) as places`;

/** Jobs and their places as binary rows (`job-columns.parser.ts`), sorted newest first. */
const jobsOf = (condition: string) => `
    (select string_agg(${packedJob(attributes)}, ''::bytea order by posted_at desc, job_id desc)
      from job_search where ${condition}) as jobs,
    (select string_agg(${packedPair}, ''::bytea order by posted_at desc, job_id desc)
      from job_search, unnest(places) place where ${condition}) as pairs`;

const termsOf = (condition: string) =>
  `(select coalesce(string_agg(word || ' ' || folded, ','), '') from search_words where ${condition}) as terms`;

/** A single statement, so that all parts come from one database snapshot. */
export const readAll = `select ${frame}, ${jobsOf('true')}, ${termsOf('true')}`;

/** With more changes than this, the full snapshot is read. */
const maxChanges = 2_000;

/** $1: the last known change. Returns no row if the log does not reach back to it or contains too many changes. */
export const readChanged = `
  with recent as materialized (
    select
      coalesce(array_agg(distinct job_id) filter (where job_id is not null), '{}') as job_ids,
      coalesce(array_agg(distinct word) filter (where word is not null), '{}') as words
    from search_changes
    left join lateral unnest(job_ids, words) as one (job_id, word) on true
    where number > $1
  ), log as (
    select coalesce(min(number), 1) <= $1::bigint + 1 and coalesce(max(number), 0) >= $1
      and not coalesce(bool_or(is_large) filter (where number > $1), false) as is_complete
    from search_changes
  )
  select ${frame}, ${jobsOf('job_id = any ((select job_ids from recent)::int[])')},
    ${termsOf('word = any ((select words from recent)::text[])')},
    recent.job_ids as "changedJobs", recent.words as "changedTerms"
  from recent, log where is_complete and cardinality(job_ids) + cardinality(recent.words) <= ${maxChanges}`;
