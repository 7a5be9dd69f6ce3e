import type { ClientBase } from 'pg';
import { toDatabaseJson } from '../../../database/to-database-json.ts';
import { replaceQuestions, saveLookups } from '../../job-writing/index.ts';
import type { Refusal } from '../normalise/normalised.ts';
import { findChangedJobs, readChangedJobs, type WritableJob } from './changed-jobs.ts';
import { closeMissingJobs } from './close-missing-jobs.ts';
import { noteKeptJobs } from './note-kept-jobs.ts';
import type { Listing } from './staging.ts';
import { upsertJobs } from './upsert-jobs.sql.ts';

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
 * Writes what is different in the staged jobs, in the caller's transaction, which has taken `lockJobWriting`.
 * @param listing what a complete read found; null: a job that did not come may still be listed
 */
export async function applyStagedJobs(
  client: ClientBase,
  source: string,
  listing: Listing | null,
): Promise<AppliedJobs> {
  const kept = await noteKeptJobs(client, source);
  const applied: AppliedJobs = { written: kept, closed: [], pending: 0, refusals: [] };
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
