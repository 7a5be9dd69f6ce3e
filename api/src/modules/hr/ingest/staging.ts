import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { slugify } from 'shared-contracts';
import type { NormalisedJob, Refusal } from '../normalise/normalised.ts';

const longestSlug = 80;

/**
 * Lives as long as the connection: after a crash nothing is left of it. `external` keeps the texts uncompressed: they are
 * written once and nearly all of them are never looked at.
 */
export async function createStaging(client: ClientBase): Promise<void> {
  await client.query(`
    create temp table if not exists staged_jobs (external_id text not null, content_hash bytea, status text, payload text);
    alter table staged_jobs alter column payload set storage external;
    truncate staged_jobs;
  `);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyText = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign]!);
const none = String.raw`\N`;

/** When the source says it touched a job that did not change otherwise, the job is not written again. */
function contentHash(job: NormalisedJob): string {
  const content = JSON.stringify({ ...job, sourceUpdatedAt: null });
  return String.raw`\\x` + createHash('sha256').update(content).digest('hex');
}

const slugOf = (title: string) => slugify(title).slice(0, longestSlug).replace(/-$/, '') || 'oferta';

function toPayload(job: NormalisedJob): string {
  const categorySlug = job.category === null ? null : slugify(job.category);
  return JSON.stringify({ ...job, slug: slugOf(job.title), categorySlug });
}

/** A refused row is staged as seen, without content: what is known of the job stays, and it does not count as gone. */
function toLine(row: NormalisedJob | Refusal): string {
  const columns =
    'refused' in row
      ? [copyText(row.externalId ?? ''), none, none, none]
      : [copyText(row.externalId), contentHash(row), row.status, copyText(toPayload(row))];
  return `${columns.join('\t')}\n`;
}

/** Sends rows into the staging table. Each row has an id, and no id comes twice. */
export async function stageJobs(client: ClientBase, rows: readonly (NormalisedJob | Refusal)[]): Promise<void> {
  const copy = client.query(copyFrom('copy staged_jobs (external_id, content_hash, status, payload) from stdin'));
  await pipeline(Readable.from(batches(rows)), copy);
}

/** A few hundred rows a chunk: single rows would cost a turn of the event loop each. */
function* batches(rows: readonly (NormalisedJob | Refusal)[]): Generator<string> {
  for (let at = 0; at < rows.length; at += 200)
    yield rows
      .slice(at, at + 200)
      .map(toLine)
      .join('');
}
