import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { JobStatus } from 'shared-contracts';
import { fieldsOf } from '../../../untrusted/values.parser.ts';
import type { Refusal } from '../normalize/company.parser.ts';
import { jobIdOf, jobStatusOf } from '../normalize/job.parser.ts';
import { openContentHash, type ContentHash } from './content-hash.format.ts';

/** The status and content hash of a stored job, to detect changes. */
type JobFingerprint = `${JobStatus} ${string}`;

/** By external id. */
type KnownJobs = ReadonlyMap<string, JobFingerprint>;

const fingerprintOf = (status: JobStatus, contentHash: string): JobFingerprint => `${status} ${contentHash}`;
const isListed = (fingerprint: JobFingerprint) => !fingerprint.startsWith('closed');

/** Reads the stored jobs of a source with an index-only scan. */
async function readKnownJobs(client: ClientBase, source: string): Promise<KnownJobs> {
  const { rows } = await client.query<[id: string, fingerprint: JobFingerprint]>({
    text: `select external_id, source_status || ' ' || coalesce(encode(content_hash, 'hex'), '') from jobs where source = $1`,
    values: [source],
    rowMode: 'array',
  });
  return new Map(rows);
}

/**
 * Temporary table, dropped with the connection. `external` storage leaves the texts uncompressed, because they are
 * written and read only once.
 */
async function createStaging(client: ClientBase): Promise<void> {
  await client.query(`
    create temp table if not exists staged_jobs (
      external_id text not null, status text not null, content_hash bytea not null, job text not null);
    alter table staged_jobs alter column job set storage external;
    truncate staged_jobs;
  `);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const copyText = (value: string) => value.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign]!);

/** A complete list compared with the stored jobs. */
export interface Listing {
  /** Stored jobs that are not closed. */
  known: number;
  /** Listed jobs that are not closed. */
  listed: number;
  /** External ids of stored jobs that are not closed and not listed. */
  missing: string[];
}

/**
 * The jobs of one read. Unchanged rows are discarded. Only changed rows are copied to the staging table, so that
 * reading an unchanged catalogue costs the database almost nothing.
 */
class JobStage {
  /** Rows without a job id, and rows that are nested too deeply. */
  readonly refusals: Refusal[] = [];
  private readonly seen = new Set<string>();
  private listed = 0;

  constructor(
    private readonly client: ClientBase,
    private readonly known: KnownJobs,
    private readonly contentHash: ContentHash,
  ) {}

  async add(rows: readonly unknown[]): Promise<void> {
    const lines = rows.map((row) => this.line(row)).join('');
    if (lines === '') return;
    const copy = this.client.query(copyFrom('copy staged_jobs (external_id, status, content_hash, job) from stdin'));
    await pipeline([lines], copy);
  }

  /** Valid after the list was read completely. */
  listing(): Listing {
    const missing: string[] = [];
    let known = 0;
    for (const [externalId, mark] of this.known) {
      if (!isListed(mark)) continue;
      known++;
      if (!this.seen.has(externalId)) missing.push(externalId);
    }
    return { known, listed: this.listed, missing };
  }

  /** The COPY line of a row; empty for unchanged and invalid rows. For duplicate ids the first row is used. */
  private line(row: unknown): string {
    const externalId = jobIdOf(row);
    if (externalId === null) this.refusals.push({ refused: 'the job has no id', externalId });
    if (externalId === null || this.seen.has(externalId)) return '';
    this.seen.add(externalId);
    const status = jobStatusOf(row);
    if (status !== 'closed') this.listed++;
    try {
      return this.changedLine(row, externalId, status);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.refusals.push({ refused: 'the job is nested too deeply', externalId });
      return '';
    }
  }

  /** @throws RangeError if the row is nested thousands of levels deep */
  private changedLine(row: unknown, externalId: string, status: JobStatus): string {
    const hash = this.contentHash(fieldsOf(row));
    if (this.known.get(externalId) === fingerprintOf(status, hash)) return '';
    // JSON contains no line breaks and no tabs, so only backslashes must be escaped for COPY.
    const job = JSON.stringify(row).replaceAll('\\', '\\\\');
    return `${copyText(externalId)}\t${status}\t\\\\x${hash}\t${job}\n`;
  }
}

/** An empty staging table, and the stored jobs to compare rows with. */
export async function openJobStage(client: ClientBase, source: string): Promise<JobStage> {
  await createStaging(client);
  return new JobStage(client, await readKnownJobs(client, source), await openContentHash());
}
