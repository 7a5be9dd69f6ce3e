import type { ClientBase } from 'pg';
import { slugify } from 'shared-contracts';
import { toDatabaseJson, type JobContent, type QuestionContent } from './job-content.sql.ts';

/** Arbitrary, but the same in every process. */
const lockKey = 7_203_116;

/**
 * Serializes all writers of jobs and companies until the end of the transaction. It must be acquired first, before row
 * locks and the lock of the search index. Rows, lookups and the search can then be written in any order without
 * deadlocks.
 */
export async function lockJobWriting(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
}

function bySlug(names: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) {
    const key = slugify(name);
    if (key !== '' && !known.has(key)) known.set(key, name);
  }
  return known;
}

/** Selects before inserting: `on conflict` alone would consume a sequence value for every existing row. */
async function insertMissing(
  client: ClientBase,
  table: 'categories' | 'cities',
  key: 'slug' | 'value',
  names: ReadonlyMap<string, string>,
): Promise<void> {
  if (names.size === 0) return;
  await client.query(
    `insert into ${table} (name, ${key})
      select name, key from unnest($1::text[], $2::text[]) as seen (name, key)
      where not exists (select from ${table} known where known.${key} = seen.key)
      on conflict (${key}) do nothing`,
    [[...names.values()], [...names.keys()]],
  );
}

/** The lookup names of a job; `category` is a name only if it has no id yet. */
interface JobLookups extends Pick<JobContent, 'places'> {
  category: string | null;
}

/** Inserts missing categories and cities. Existing names retain their spelling. Rows are never deleted. */
export async function saveLookups(client: ClientBase, jobs: readonly JobLookups[]): Promise<void> {
  await insertMissing(client, 'categories', 'slug', bySlug(jobs.flatMap(({ category }) => category ?? [])));
  const cities = jobs.flatMap(({ places }) => places.map(({ city }) => city));
  await insertMissing(client, 'cities', 'value', bySlug(cities));
}

/** Upserts by (job, external id), so that a question retains its id while applicants answer it. */
const replace = `
  with wanted as (
    select job.id as job_id, q.value ->> 'externalId' as external_id, q.value ->> 'question' as question,
      (q.value ->> 'required')::boolean as required, q.ordinality::int - 1 as position
    from jsonb_to_recordset($1) as job (id int, questions jsonb), jsonb_array_elements(job.questions) with ordinality q
  ), removed as (
    delete from job_questions q where q.job_id = any ($2) and not exists (
      select from wanted w where w.job_id = q.job_id and w.external_id = q.external_id)
  )
  insert into job_questions (job_id, external_id, question, required, position) select * from wanted
  on conflict (job_id, external_id) do update
    set question = excluded.question, required = excluded.required, position = excluded.position
`;

/** A job and all its questions. */
interface JobQuestions {
  id: number;
  questions: readonly QuestionContent[];
}

/** Replaces the questions of these jobs, in the given order. */
export async function replaceQuestions(client: ClientBase, jobs: readonly JobQuestions[]): Promise<void> {
  const rows = jobs.map(({ id, questions }) => ({ id, questions }));
  await client.query(replace, [toDatabaseJson(rows), jobs.map(({ id }) => id)]);
}
