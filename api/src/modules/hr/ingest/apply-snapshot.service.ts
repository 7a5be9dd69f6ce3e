import type { ClientBase } from 'pg';
import { lockJobWriting } from '../../jobs/index.ts';
import { applyStagedJobs, type AppliedJobs } from './staged-jobs.sql.ts';
import { openJobStage } from './staging.repository.ts';

/** The changes, and the duration of each step. */
export interface AppliedSnapshot extends AppliedJobs {
  /** Reading and comparing stored jobs, and COPY of changed rows into the staging table. */
  stagedMs: number;
  /** Finding and writing differences. */
  appliedMs: number;
}

/** Rows per page, as sent by the HR backend. */
const pageSize = 1000;

/**
 * Writes a complete list of HR backend rows like a run does, without reading a source and without refreshing the search
 * index. For benchmarks. The companies of the jobs must exist.
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
