import type { ClientBase } from 'pg';
import { toDatabaseJson } from '../../../database/database-json.format.ts';
import type { QuestionContent } from './job-content.ts';

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
export interface JobQuestions {
  id: number;
  questions: readonly QuestionContent[];
}

/** Replaces the questions of these jobs, in the given order. */
export async function replaceQuestions(client: ClientBase, jobs: readonly JobQuestions[]): Promise<void> {
  const rows = jobs.map(({ id, questions }) => ({ id, questions }));
  await client.query(replace, [toDatabaseJson(rows), jobs.map(({ id }) => id)]);
}
