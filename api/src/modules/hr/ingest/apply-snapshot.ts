import type { ClientBase } from 'pg';
import { applyStagedJobs, type AppliedJobs } from './apply-jobs.ts';
import { createStaging, JobStage, readKnownJobs } from './staging.ts';

/** What happened, and how long each part took. */
export interface AppliedSnapshot extends AppliedJobs {
  /** Reading what is stored, comparing, and COPY into the staging table. */
  stagedMs: number;
  /** Finding and writing what is different. */
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
  await createStaging(client);
  await new JobStage(client, await readKnownJobs(client, source)).add(rows);
  const staged = performance.now();
  await client.query('begin');
  const applied = await applyStagedJobs(client, source, true);
  await client.query('commit');
  return { ...applied, stagedMs: staged - start, appliedMs: performance.now() - staged };
}
