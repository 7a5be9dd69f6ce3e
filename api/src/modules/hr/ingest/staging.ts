import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { jobIdOf, jobStatusOf } from '../normalise/normalise-job.ts';
import type { JobStatus } from '../normalise/normalised.ts';
import { fieldsOf } from '../normalise/values.ts';

/** A job as the source sent it, ready to be compared. */
export interface StagedJob {
  externalId: string;
  status: JobStatus;
  /** When the source says it touched the job last, as it says it. Not compared: a touch alone is no change. */
  touchedAt: string | null;
  /** JSON of the fields that we read. */
  row: string;
}

/** Grows with every change of `normalise/`: all jobs are then written anew by the next complete read. */
const normaliserVersion = 1;

/** What docs/hr-backend.md names, on all levels, `updated_at` left out. A field that nobody reads is no change either. */
const comparedFields = [
  ...['id', 'title', 'company_id', 'locations', 'city', 'district', 'country', 'category', 'employment_types'],
  ...[
    'workplace',
    'experience_level',
    'description_html',
    'requirements_html',
    'benefits_html',
    'salary',
    'min',
    'max',
  ],
  ...['currency', 'period', 'payments', 'salary_text', 'tags', 'language', 'featured', 'featured_until', 'posted_at'],
  ...['closes_at', 'status', 'questions', 'text', 'required'],
];

/** null for a row without an id: nothing can be told about it. */
export function toStagedJob(row: unknown): StagedJob | null {
  const externalId = jobIdOf(row);
  if (externalId === null) return null;
  const touchedAt = fieldsOf(row)['updated_at'];
  return {
    externalId,
    status: jobStatusOf(row),
    touchedAt: typeof touchedAt === 'string' ? touchedAt.slice(0, 40) : null,
    row: JSON.stringify(row, comparedFields),
  };
}

/**
 * Lives as long as the connection: after a crash nothing is left of it. `external` keeps the texts uncompressed: they are
 * written once and nearly all of them are never looked at.
 */
export async function createStaging(client: ClientBase): Promise<void> {
  await client.query(`
    create temp table if not exists staged_jobs (
      external_id text not null, status text not null, content_hash bytea not null, touched_at text, job text not null);
    alter table staged_jobs alter column job set storage external;
    truncate staged_jobs;
  `);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyText = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign]!);
const none = String.raw`\N`;

function toLine({ externalId, status, touchedAt, row }: StagedJob): string {
  const hash = createHash('sha256').update(`${normaliserVersion}${row}`).digest('hex');
  const touched = touchedAt === null ? none : copyText(touchedAt.replaceAll('\0', ''));
  // JSON holds no line ends and no tabs, so only its backslashes have to be kept from COPY.
  return `${copyText(externalId)}\t${status}\t\\\\x${hash}\t${touched}\t${row.replaceAll('\\', '\\\\')}\n`;
}

/** A few hundred rows a chunk: single rows would cost a turn of the event loop each. */
function* batches(jobs: readonly StagedJob[]): Generator<string> {
  for (let at = 0; at < jobs.length; at += 200) {
    const batch = jobs.slice(at, at + 200);
    yield batch.map(toLine).join('');
  }
}

/** Sends jobs into the staging table. No id may come twice. */
export async function stageJobs(client: ClientBase, jobs: readonly StagedJob[]): Promise<void> {
  const copy = client.query(
    copyFrom('copy staged_jobs (external_id, status, content_hash, touched_at, job) from stdin'),
  );
  await pipeline(Readable.from(batches(jobs)), copy);
}
