import type { ClientBase } from 'pg';
import { applyStagedJobs, type AppliedJobs } from './apply-jobs.ts';
import { createStaging, readKnownJobs, stageJobs, toSourceJob } from './staging.ts';

/** What happened, and how long each part took. */
export interface AppliedSnapshot extends AppliedJobs {
  /** Getting the rows ready, in this process. */
  preparedMs: number;
  /** Reading what is stored, and COPY into the staging table. */
  stagedMs: number;
  /** Comparing, and writing what is different. */
  appliedMs: number;
}

/**
 * Writes a complete list of rows of the HR backend the way a run does, without reading a source and without refreshing
 * the search. For measurements. Their companies have to be there.
 */
export async function applySnapshot(
  client: ClientBase,
  source: string,
  rows: readonly unknown[],
): Promise<AppliedSnapshot> {
  const start = performance.now();
  const jobs = rows.flatMap((row) => toSourceJob(row) ?? []);
  const prepared = performance.now();
  await createStaging(client);
  await stageJobs(client, jobs, await readKnownJobs(client, source));
  const staged = performance.now();
  await client.query('begin');
  const applied = await applyStagedJobs(client, source, true);
  await client.query('commit');
  const times = { preparedMs: prepared - start, stagedMs: staged - prepared, appliedMs: performance.now() - staged };
  return { ...applied, ...times };
}
