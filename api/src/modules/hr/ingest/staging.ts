import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { escapeLiteral, type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { jobIdOf, jobStatusOf } from '../normalise/normalise-job.ts';
import type { Refusal } from '../normalise/normalised.ts';
import { fieldsOf } from '../normalise/values.ts';
import { contentHash } from './content-hash.ts';

/** Jobs as we have them, each as the line that COPY writes of it: external id, status, hash of the content. */
export type KnownJobs = ReadonlySet<string>;

/**
 * Lives as long as the connection: after a crash nothing is left of it. `external` keeps the texts uncompressed: they are
 * written once and nearly all of them are never looked at.
 */
export async function createStaging(client: ClientBase): Promise<void> {
  await client.query(`
    create temp table if not exists staged_jobs (
      external_id text not null, status text not null, content_hash bytea not null, job text);
    alter table staged_jobs alter column job set storage external;
    truncate staged_jobs;
  `);
}

/** What is stored of a source's jobs. */
export async function readKnownJobs(client: ClientBase, source: string): Promise<KnownJobs> {
  const lines = client.query(
    copyTo(`copy (select external_id, status, content_hash from jobs
      where source = ${escapeLiteral(source)} and content_hash is not null) to stdout`),
  );
  return new Set((await text(lines)).split('\n'));
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyText = (value: string) => value.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign]!);
const none = String.raw`\N`;

/** Rows that COPY gets in one piece: single ones would cost a turn of the event loop each. */
const pieceSize = 200;

/** Tells the planner that nearly nothing of what was staged is news: it then looks those few up one by one. */
export async function analyzeStaging(client: ClientBase): Promise<void> {
  await client.query('analyze staged_jobs (external_id, job)');
}

/** The jobs of one reading of the source, in the staging table; those that we have as they are come without their content. */
export class JobStage {
  /** Rows that tell not even which job they are. */
  readonly refusals: Refusal[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly client: ClientBase,
    private readonly known: KnownJobs,
  ) {}

  /** PostgreSQL takes one piece in while the next is compared. */
  async add(rows: readonly unknown[]): Promise<void> {
    const copy = this.client.query(copyFrom('copy staged_jobs (external_id, status, content_hash, job) from stdin'));
    await pipeline(Readable.from(this.pieces(rows)), copy);
  }

  private *pieces(rows: readonly unknown[]): Generator<string> {
    for (let at = 0; at < rows.length; at += pieceSize) {
      const piece = rows.slice(at, at + pieceSize).map((row) => this.line(row));
      yield piece.join('');
    }
  }

  /** Of rows with one id the first counts. */
  private line(row: unknown): string {
    const externalId = jobIdOf(row);
    if (externalId === null) this.refusals.push({ refused: 'the job has no id', externalId: null });
    if (externalId === null || this.seen.has(externalId)) return '';
    this.seen.add(externalId);
    const key = `${copyText(externalId)}\t${jobStatusOf(row)}\t\\\\x${contentHash(fieldsOf(row))}`;
    // JSON holds no line ends and no tabs, so only its backslashes have to be kept from COPY.
    return `${key}\t${this.known.has(key) ? none : JSON.stringify(row).replaceAll('\\', '\\\\')}\n`;
  }
}
