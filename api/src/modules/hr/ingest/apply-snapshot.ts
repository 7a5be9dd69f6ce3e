import type { ClientBase } from 'pg';
import type { NormalisedJob } from '../normalise/normalised.ts';
import { applyStagedJobs, type AppliedJobs } from './apply-jobs.ts';
import { SeenLookups } from './lookups.ts';
import { createStaging, stageJobs } from './staging.ts';

/** What happened, and how long the database took for it. */
export interface AppliedSnapshot extends AppliedJobs {
  stagedMs: number;
  appliedMs: number;
}

/**
 * Writes a complete list of normalised jobs the way a run does, without reading a source and without refreshing the
 * search. For measurements. Their companies have to be there.
 */
export async function applySnapshot(
  client: ClientBase,
  source: string,
  jobs: readonly NormalisedJob[],
): Promise<AppliedSnapshot> {
  const start = performance.now();
  await createStaging(client);
  await stageJobs(client, jobs);
  const staged = performance.now();
  await client.query('begin');
  const lookups = new SeenLookups();
  for (const job of jobs) lookups.add(job);
  await lookups.save(client);
  const applied = await applyStagedJobs(client, source, true);
  await client.query('commit');
  return { ...applied, stagedMs: staged - start, appliedMs: performance.now() - staged };
}
