import type { ClientBase } from 'pg';
import { toDatabaseJson } from '../../../database/database-json.format.ts';
import { replaceQuestions, saveLookups } from '../../jobs/index.ts';
import type { Refusal } from '../normalise/normalised.ts';
import { findChangedJobs, readChangedJobs, type WritableJob } from './changed-jobs.ts';
import { closeMissingJobs } from './close-missing-jobs.ts';
import { applyManagedJobStatus } from './apply-managed-job-status.ts';
import type { Listing } from './staging.ts';
import { upsertJobs } from './upsert-jobs.sql.ts';

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
  for (let at = 0; at < changed.length; at += chunkSize) {
    const { jobs, refusals } = await readChangedJobs(client, changed.slice(at, at + chunkSize));
    const written = new Set(await writeJobs(client, source, jobs));
    const withoutCompany = jobs.filter(({ id }) => !written.has(id)).map(unknownCompany);
    applied.written.push(...written);
    applied.refusals.push(...refusals, ...withoutCompany);
  }
  if (listing !== null) Object.assign(applied, await closeMissingJobs(client, source, listing.missing));
  return applied;
}
