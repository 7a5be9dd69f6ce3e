import type { ClientBase } from 'pg';
import { upsertChangedJobs } from './job-columns.sql.ts';

/** What a read did to the jobs of a source. */
export interface AppliedJobs {
  /** Added, changed or brought back. */
  written: number[];
  /** Closed because the source no longer lists them. */
  closed: number[];
  /** Left out because their company is unknown. */
  withoutCompany: number;
  /** Missing once: closed by the next complete read, unless that one has them. */
  pending: number;
}

/** Compare first: the payload of a job that is as it was is never read. */
const findChanged = `
  insert into changed_jobs
  select coalesce(j.id, nextval('jobs_id_seq'))::int, j.id is null, s.external_id, s.content_hash, s.status, s.payload::jsonb
  from staged_jobs s left join jobs j on j.source = $1 and j.external_id = s.external_id
  where s.payload is not null and (j.id is null or j.content_hash is distinct from s.content_hash or j.status <> s.status)
    and not (j.id is null and s.status = 'closed')
`;

/** By (job, external id), so that a question keeps its number while someone is answering it. */
const replaceQuestions = `
  with wanted as (
    select ch.id as job_id, q.value ->> 'externalId' as external_id, q.value ->> 'question' as question,
      (q.value ->> 'required')::boolean as required, q.ordinality::int - 1 as position
    from changed_jobs ch, jsonb_array_elements(ch.payload -> 'questions') with ordinality q
    where ch.id = any ($1)
  ), gone as (
    delete from job_questions q using changed_jobs ch
    where q.job_id = ch.id and not exists (
      select from wanted w where w.job_id = q.job_id and w.external_id = q.external_id)
  )
  insert into job_questions (job_id, external_id, question, required, position) select * from wanted
  on conflict (job_id, external_id) do update
    set question = excluded.question, required = excluded.required, position = excluded.position
`;

const markSeen = `
  update jobs j set missed_reads = 0 from staged_jobs s
  where j.source = $1 and j.external_id = s.external_id and j.missed_reads > 0
`;

/** The second complete read in a row without a job closes it. */
const closeMissing = `
  update jobs j set missed_reads = missed_reads + 1,
    status = case when missed_reads >= 1 then 'closed' else status end,
    closed_at = case when missed_reads >= 1 then now() end,
    updated_at = case when missed_reads >= 1 then now() else updated_at end
  where j.source = $1 and j.status <> 'closed'
    and not exists (select from staged_jobs s where s.external_id = j.external_id)
  returning j.id, j.status
`;

async function findChangedJobs(client: ClientBase, source: string): Promise<number> {
  await client.query(`
    create temp table changed_jobs (id int primary key, is_new boolean, external_id text, content_hash bytea,
      status text, payload jsonb) on commit drop
  `);
  const { rowCount } = await client.query(findChanged, [source]);
  return rowCount ?? 0;
}

async function closeMissingJobs(client: ClientBase, source: string): Promise<Pick<AppliedJobs, 'closed' | 'pending'>> {
  await client.query(markSeen, [source]);
  const { rows } = await client.query<{ id: number; status: string }>(closeMissing, [source]);
  const closed = rows.filter(({ status }) => status === 'closed').map(({ id }) => id);
  return { closed, pending: rows.length - closed.length };
}

/**
 * Writes what is different in the staged jobs, in the caller's transaction.
 * @param isComplete whether a job that was not staged is one that the source no longer lists
 */
export async function applyStagedJobs(client: ClientBase, source: string, isComplete: boolean): Promise<AppliedJobs> {
  const changed = await findChangedJobs(client, source);
  let written: number[] = [];
  if (changed > 0) {
    const { rows } = await client.query<{ id: number }>(upsertChangedJobs, [source]);
    written = rows.map(({ id }) => id);
    await client.query(replaceQuestions, [written]);
  }
  const missing = isComplete ? await closeMissingJobs(client, source) : { closed: [], pending: 0 };
  return { written, withoutCompany: changed - written.length, ...missing };
}
