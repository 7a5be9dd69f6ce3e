import type { ClientBase } from 'pg';
import { lockJobWriting } from '../../job-writing/index.ts';
import { applyStagedJobs, type AppliedJobs } from './apply-jobs.ts';
import { openJobStage } from './staging.ts';

/** What happened, and how long each part took. */
export interface AppliedSnapshot extends AppliedJobs {
  /** Reading what is stored, comparing, and COPY of the news into the staging table. */
  stagedMs: number;
  /** Finding and writing what is different. */
  appliedMs: number;
}

/** Rows of a page, as the HR backend sends them. */
const pageSize = 1000;

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
  const stage = await openJobStage(client, source);
  for (let at = 0; at < rows.length; at += pageSize) await stage.add(rows.slice(at, at + pageSize));
  const listing = stage.listing();
  const staged = performance.now();
  await client.query('begin');
  await lockJobWriting(client);
  const applied = await applyStagedJobs(client, source, listing);
  await client.query('commit');
  return { ...applied, stagedMs: staged - start, appliedMs: performance.now() - staged };
}
