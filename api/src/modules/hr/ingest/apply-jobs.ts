import type { ClientBase } from 'pg';
import type { Refusal } from '../normalise/normalised.ts';
import { findChangedJobs, readChangedJobs, type WritableJob } from './changed-jobs.ts';
import { closeMissingJobs } from './close-missing-jobs.ts';
import { upsertJobs } from './job-columns.sql.ts';
import { saveLookups } from './lookups.ts';
import type { Listing } from './staging.ts';

/** What a read did to the jobs of a source. */
export interface AppliedJobs {
  /** Added, changed or brought back. */
  written: number[];
  /** Closed because the source no longer lists them. */
  closed: number[];
  /** Missing once: closed by the next complete read, unless that one has them. */
  pending: number;
  /** Rows that cannot be shown. What was known of their jobs stays. */
  refusals: Refusal[];
}

/** Jobs whose texts are in memory together. */
const chunkSize = 500;

/** By (job, external id), so that a question keeps its number while someone is answering it. */
const replaceQuestions = `
  with wanted as (
    select job.id as job_id, q.value ->> 'externalId' as external_id, q.value ->> 'question' as question,
      (q.value ->> 'required')::boolean as required, q.ordinality::int - 1 as position
    from jsonb_to_recordset($2) as job (id int, questions jsonb), jsonb_array_elements(job.questions) with ordinality q
    where job.id = any ($1)
  ), gone as (
    delete from job_questions q where q.job_id = any ($1) and not exists (
      select from wanted w where w.job_id = q.job_id and w.external_id = q.external_id)
  )
  insert into job_questions (job_id, external_id, question, required, position) select * from wanted
  on conflict (job_id, external_id) do update
    set question = excluded.question, required = excluded.required, position = excluded.position
`;

const unknownCompany = ({ externalId }: WritableJob): Refusal => ({ refused: 'the company is unknown', externalId });

async function writeJobs(client: ClientBase, source: string, jobs: readonly WritableJob[]): Promise<number[]> {
  if (jobs.length === 0) return [];
  await saveLookups(client, jobs);
  const { rows } = await client.query<{ id: number }>(upsertJobs, [source, JSON.stringify(jobs)]);
  const written = rows.map(({ id }) => id);
  const questions = jobs.map((job) => ({ id: job.id, questions: job.questions }));
  await client.query(replaceQuestions, [written, JSON.stringify(questions)]);
  return written;
}

/**
 * Writes what is different in the staged jobs, in the caller's transaction.
 * @param listing what a complete read found; null: a job that did not come may still be listed
 */
export async function applyStagedJobs(
  client: ClientBase,
  source: string,
  listing: Listing | null,
): Promise<AppliedJobs> {
  const applied: AppliedJobs = { written: [], closed: [], pending: 0, refusals: [] };
  const changed = await findChangedJobs(client, source);
  for (let at = 0; at < changed.length; at += chunkSize) {
    const { jobs, refusals } = await readChangedJobs(client, changed.slice(at, at + chunkSize));
    const written = new Set(await writeJobs(client, source, jobs));
    const orphans = jobs.filter(({ id }) => !written.has(id)).map(unknownCompany);
    applied.written.push(...written);
    applied.refusals.push(...refusals, ...orphans);
  }
  if (listing !== null) Object.assign(applied, await closeMissingJobs(client, source, listing.missing));
  return applied;
}
