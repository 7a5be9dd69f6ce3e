import type { ClientBase } from 'pg';
import { slugify } from 'shared-contracts';
import { contentColumns, replaceQuestions, saveLookups, slugWordsOf, toDatabaseJson } from '../../jobs/index.ts';
import type { Refusal } from '../normalize/company.parser.ts';
import { normalizeJob, type CompanyNames, type NormalizedJob } from '../normalize/job.parser.ts';
import type { Listing } from './staging.repository.ts';

const { columns, values, record, updates } = contentColumns;

/**
 * Inserts or updates jobs by (source, external_id). $2 is a list of `WritableJob`. The slug of the first insert is
 * retained for stable URLs. Without a posting time, or with one in the future, the time of the first read is used
 * (DESIGN §4).
 */
const upsertJobs = `
  insert into jobs (id, source, external_id, slug, company_id, category_id, source_status, closed_at, posted_at,
    content_hash, source_updated_at, ${columns})
  select r.id, $1, r."externalId", r.slug || '-' || r.id, c.id, k.id, r.status, case when r.status = 'closed' then now() end,
    coalesce(case when r."postedAt" <= now() then r."postedAt" end, least(known.posted_at, now())), s.content_hash, r."sourceUpdatedAt", ${values}
  from jsonb_to_recordset($2) as r (id int, "externalId" text, slug text, "companyExternalId" text, "categorySlug" text,
    status text, "postedAt" timestamptz, "sourceUpdatedAt" timestamptz, ${record})
  join staged_jobs s on s.external_id = r."externalId"
  join companies c on c.source = $1 and c.external_id = r."companyExternalId"
  left join categories k on k.slug = r."categorySlug"
  left join jobs known on known.id = r.id
  on conflict (source, external_id) do update set
    company_id = excluded.company_id, category_id = excluded.category_id, source_status = excluded.source_status,
    closed_at = case when excluded.source_status = 'closed' then coalesce(jobs.closed_at, now()) end,
    posted_at = excluded.posted_at, content_hash = excluded.content_hash, updated_at = now(), missed_reads = 0,
    source_updated_at = excluded.source_updated_at, ${updates}
  returning id
`;

/** Stores the hash without the content, so that the next read detects no change. */
const update = `
  update jobs j set source_status = s.status, content_hash = s.content_hash, missed_reads = 0,
    closed_at = case when s.status = 'closed' or j.deleted_at is not null then coalesce(j.closed_at, now()) end,
    updated_at = case when j.source_status = s.status then j.updated_at else now() end
  from staged_jobs s
  where j.source = $1 and j.external_id = s.external_id and (j.edited_at is not null or j.deleted_at is not null)
  returning j.id
`;

/** For jobs that were edited or deleted by an admin, takes only the status from the staged rows. Returns their ids. */
async function applyManagedJobStatus(client: ClientBase, source: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(update, [source]);
  return rows.map(({ id }) => id);
}

/** A normalized job with the values that the database assigns. */
interface WritableJob extends NormalizedJob {
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

async function findChangedJobs(client: ClientBase, source: string): Promise<ChangedJob[]> {
  const { rows } = await client.query<ChangedJob>(find, [source]);
  return rows;
}

function toWritable(job: NormalizedJob, id: number): WritableJob {
  const categorySlug = job.category === null ? null : slugify(job.category);
  return { ...job, id, slug: slugWordsOf(job.title), categorySlug };
}

async function readCompanyNames(client: ClientBase, source: string): Promise<CompanyNames> {
  const { rows } = await client.query<[externalId: string, name: string]>({
    text: 'select external_id, name from companies where source = $1',
    values: [source],
    rowMode: 'array',
  });
  return new Map(rows);
}

/** Normalizes staged jobs. Invalid ones are returned as refusals. */
async function readChangedJobs(client: ClientBase, changed: readonly ChangedJob[], companyNames: CompanyNames) {
  const ids = new Map(changed.map(({ externalId, id }) => [externalId, id]));
  const { rows } = await client.query<StagedRow>(read, [[...ids.keys()]]);
  const jobs: WritableJob[] = [];
  const refusals: Refusal[] = [];
  for (const { externalId, job } of rows) {
    const normalized = normalizeJob(JSON.parse(job), companyNames);
    if ('refused' in normalized) refusals.push(normalized);
    else jobs.push(toWritable(normalized, ids.get(externalId)!));
  }
  return { jobs, refusals };
}

const markSeen = `
  update jobs set missed_reads = 0 where source = $1 and missed_reads > 0 and external_id <> all ($2)
`;

/** A job is closed if two consecutive complete reads do not contain it. */
const closeMissing = `
  update jobs set missed_reads = missed_reads + 1,
    source_status = case when missed_reads >= 1 then 'closed' else source_status end,
    closed_at = case when missed_reads >= 1 then coalesce(closed_at, now()) else closed_at end,
    updated_at = case when missed_reads >= 1 then now() else updated_at end
  where source = $1 and external_id = any ($2) and source_status <> 'closed'
  returning id, source_status as status
`;

/**
 * After a complete read: counts missed reads per job and closes jobs that were missed twice. @param missing external
 * ids of the jobs that are not on the list
 */
async function closeMissingJobs(
  client: ClientBase,
  source: string,
  missing: readonly string[],
): Promise<{ closed: number[]; pending: number }> {
  await client.query(markSeen, [source, missing]);
  const { rows } = await client.query<{ id: number; status: string }>(closeMissing, [source, missing]);
  const closed = rows.filter(({ status }) => status === 'closed').map(({ id }) => id);
  return { closed, pending: rows.length - closed.length };
}

/** The changes of a read to the jobs of a source. */
export interface AppliedJobs {
  /** Added, changed or reopened. */
  written: number[];
  /** Closed because the source no longer lists them. */
  closed: number[];
  /** Missing once. The next complete read closes them if they are still missing. */
  pending: number;
  /** Invalid rows. Their stored jobs are unchanged. */
  refusals: Refusal[];
}

/** Jobs whose texts are in memory at the same time. */
const chunkSize = 500;

const unknownCompany = ({ externalId }: WritableJob): Refusal => ({ refused: 'the company is unknown', externalId });

async function writeJobs(client: ClientBase, source: string, jobs: readonly WritableJob[]): Promise<number[]> {
  if (jobs.length === 0) return [];
  await saveLookups(client, jobs);
  const { rows } = await client.query<{ id: number }>(upsertJobs, [source, toDatabaseJson(jobs)]);
  const written = new Set(rows.map(({ id }) => id));
  await replaceQuestions(
    client,
    jobs.filter(({ id }) => written.has(id)),
  );
  return [...written];
}

/**
 * Writes the differences between staged and stored jobs in the caller's transaction, which must have called
 * `lockJobWriting`. @param listing result of a complete read; null: jobs that were not read may still be listed
 */
export async function applyStagedJobs(
  client: ClientBase,
  source: string,
  listing: Listing | null,
): Promise<AppliedJobs> {
  const managed = await applyManagedJobStatus(client, source);
  const applied: AppliedJobs = { written: managed, closed: [], pending: 0, refusals: [] };
  const changed = await findChangedJobs(client, source);
  const companyNames = changed.length === 0 ? new Map<string, string>() : await readCompanyNames(client, source);
  for (let at = 0; at < changed.length; at += chunkSize) {
    const { jobs, refusals } = await readChangedJobs(client, changed.slice(at, at + chunkSize), companyNames);
    const written = new Set(await writeJobs(client, source, jobs));
    const withoutCompany = jobs.filter(({ id }) => !written.has(id)).map(unknownCompany);
    applied.written.push(...written);
    applied.refusals.push(...refusals, ...withoutCompany);
  }
  if (listing !== null) Object.assign(applied, await closeMissingJobs(client, source, listing.missing));
  return applied;
}
