import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { jobIdOf, jobStatusOf } from '../normalise/normalise-job.ts';
import type { JobStatus } from '../normalise/normalised.ts';
import { fieldsOf } from '../normalise/values.ts';

/** A job as the source sent it, ready to be compared. */
export interface SourceJob {
  externalId: string;
  status: JobStatus;
  /** When the source says it touched the job last, as it says it. Not compared: a touch alone is no change. */
  touchedAt: string | null;
  /** JSON of the fields that we read. */
  row: string;
  /** Of `row`, hexadecimal. */
  contentHash: string;
}

/** External id → what we have stored of the job. */
export type KnownJobs = ReadonlyMap<string, Pick<SourceJob, 'status' | 'contentHash'>>;

/** Grows with every change of `normalise/`: all jobs are then written anew by the next complete read. */
const normaliserVersion = 1;

/** What docs/hr-backend.md names, `updated_at` left out: a field that nobody reads is no change. */
const texts = [
  'title',
  'category',
  'description_html',
  'requirements_html',
  'benefits_html',
  'salary_text',
  'tags',
  'language',
];
const kinds = ['id', 'company_id', 'employment_types', 'workplace', 'experience_level', 'status', 'featured'];
const times = ['featured_until', 'posted_at', 'closes_at'];
const places = ['locations', 'city', 'district', 'country'];
const salary = ['salary', 'min', 'max', 'currency', 'period', 'payments'];
const questions = ['questions', 'id', 'text', 'required'];
const comparedFields = [texts, kinds, times, places, salary, questions].flat();

const hashOf = (json: string) => createHash('sha256').update(`${normaliserVersion}${json}`).digest('hex').slice(0, 32);

/** null for a row without an id: nothing can be told about it. */
export function toSourceJob(row: unknown): SourceJob | null {
  const externalId = jobIdOf(row);
  if (externalId === null) return null;
  const touchedAt = fieldsOf(row)['updated_at'];
  const json = JSON.stringify(row, comparedFields);
  return {
    externalId,
    status: jobStatusOf(row),
    touchedAt: typeof touchedAt === 'string' ? touchedAt.slice(0, 40) : null,
    row: json,
    contentHash: hashOf(json),
  };
}

/**
 * Lives as long as the connection: after a crash nothing is left of it. `external` keeps the texts uncompressed: they are
 * written once and nearly all of them are never looked at.
 */
export async function createStaging(client: ClientBase): Promise<void> {
  await client.query(`
    create temp table if not exists staged_jobs (
      external_id text not null, status text not null, content_hash bytea not null, touched_at text, job text);
    alter table staged_jobs alter column job set storage external;
    truncate staged_jobs;
  `);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyText = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign]!);
const none = String.raw`\N`;

function toLine({ externalId, status, touchedAt, row, contentHash }: SourceJob, known: KnownJobs): string {
  const before = known.get(externalId);
  const key = `${copyText(externalId)}\t${status}\t\\\\x${contentHash}`;
  if (before?.contentHash === contentHash && before.status === status) return `${key}\t${none}\t${none}\n`;
  const touched = touchedAt === null ? none : copyText(touchedAt.replaceAll('\0', ''));
  // JSON holds no line ends and no tabs, so only its backslashes have to be kept from COPY.
  return `${key}\t${touched}\t${row.replaceAll('\\', '\\\\')}\n`;
}

/** A few hundred rows a chunk: single rows would cost a turn of the event loop each. */
function* batches(jobs: readonly SourceJob[], known: KnownJobs): Generator<string> {
  for (let at = 0; at < jobs.length; at += 200) {
    const batch = jobs.slice(at, at + 200);
    yield batch.map((job) => toLine(job, known)).join('');
  }
}

/** What is stored of a source's jobs, for `stageJobs`. */
export async function readKnownJobs(client: ClientBase, source: string): Promise<KnownJobs> {
  const { rows } = await client.query<{ id: string; status: JobStatus; hash: string }>(
    `select external_id as id, status, encode(content_hash, 'hex') as hash from jobs
      where source = $1 and content_hash is not null`,
    [source],
  );
  return new Map(rows.map(({ id, status, hash }) => [id, { status, contentHash: hash }]));
}

/** Sends jobs into the staging table, the known ones without their content. No id may come twice. */
export async function stageJobs(client: ClientBase, jobs: readonly SourceJob[], known: KnownJobs): Promise<void> {
  const copy = client.query(
    copyFrom('copy staged_jobs (external_id, status, content_hash, touched_at, job) from stdin'),
  );
  await pipeline(Readable.from(batches(jobs, known)), copy);
}
