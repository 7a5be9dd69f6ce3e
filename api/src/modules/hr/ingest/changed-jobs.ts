import type { ClientBase } from 'pg';
import { slugify } from 'shared-contracts';
import { slugWordsOf } from '../../jobs/index.ts';
import { normaliseJob } from '../normalise/normalise-job.ts';
import type { NormalisedJob, Refusal } from '../normalise/normalised.ts';

/** A normalised job with the values that the database assigns. */
export interface WritableJob extends NormalisedJob {
  id: number;
  slug: string;
  categorySlug: string | null;
}

/** A staged job that differs from the stored one. `id` is its existing or its new id. */
interface ChangedJob {
  id: number;
  externalId: string;
}

/** Skips jobs that were already closed when they were first read, and jobs that were edited or deleted by an admin. */
const find = `
  select coalesce(j.id, nextval('jobs_id_seq'))::int as id, s.external_id as "externalId"
  from staged_jobs s left join jobs j on j.source = $1 and j.external_id = s.external_id
  where case when j.id is null then s.status <> 'closed' else j.edited_at is null and j.deleted_at is null end
`;

const read = `
  select s.external_id as "externalId", s.job
  from staged_jobs s where s.external_id = any ($1)
`;

interface StagedRow {
  externalId: string;
  job: string;
}

export async function findChangedJobs(client: ClientBase, source: string): Promise<ChangedJob[]> {
  const { rows } = await client.query<ChangedJob>(find, [source]);
  return rows;
}

function toWritable(job: NormalisedJob, id: number): WritableJob {
  const categorySlug = job.category === null ? null : slugify(job.category);
  return { ...job, id, slug: slugWordsOf(job.title), categorySlug };
}

/** Normalises staged jobs. Invalid ones are returned as refusals. */
export async function readChangedJobs(client: ClientBase, changed: readonly ChangedJob[]) {
  const ids = new Map(changed.map(({ externalId, id }) => [externalId, id]));
  const { rows } = await client.query<StagedRow>(read, [[...ids.keys()]]);
  const jobs: WritableJob[] = [];
  const refusals: Refusal[] = [];
  for (const { externalId, job } of rows) {
    const normalised = normaliseJob(JSON.parse(job));
    if ('refused' in normalised) refusals.push(normalised);
    else jobs.push(toWritable(normalised, ids.get(externalId)!));
  }
  return { jobs, refusals };
}
