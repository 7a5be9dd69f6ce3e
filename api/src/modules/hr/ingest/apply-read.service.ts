import type { ClientBase } from 'pg';
import { lockJobWriting, refreshJobIndex } from '../../jobs/index.ts';
import type { Refusal } from '../normalize/company.parser.ts';
import { HrReadError } from '../source/hr-source.port.ts';
import { applyCompanies } from './companies.repository.ts';
import type { ReadResult } from './hr-reader.service.ts';
import { recordSuccess, type ReadCheckpoint } from './ingest-state.repository.ts';
import { applyStagedJobs, type AppliedJobs } from './staged-jobs.repository.ts';
import { openJobStage, type Listing } from './staging.repository.ts';

/** The changes of a run, as counts. */
export interface AppliedRead {
  companies: number;
  jobs: number;
  closed: number;
  /** Invalid rows with reasons. */
  refusals: Refusal[];
}

/** Rejects a source that lists less than half of the known jobs, because such a list is probably incomplete. */
function rejectShrunk({ known, listed }: Listing): void {
  if (listed * 2 < known) throw new HrReadError('shrunk', `${listed} jobs listed, ${known} known`);
}

const nothing: AppliedJobs = { written: [], closed: [], pending: 0, refusals: [] };

async function applyJobs(
  client: ClientBase,
  source: string,
  checkpoint: ReadCheckpoint,
  read: ReadResult,
): Promise<AppliedJobs> {
  if (read.jobs === 'unchanged') return nothing;
  if (read.listing !== null && !checkpoint.acceptShrink) rejectShrunk(read.listing);
  return applyStagedJobs(client, source, read.listing);
}

/** Open jobs whose search entries contain the name of a changed company. */
async function openJobsOf(client: ClientBase, companies: readonly number[]): Promise<number[]> {
  if (companies.length === 0) return [];
  const { rows } = await client.query<{ id: number }>(
    `select id from jobs where company_id = any ($1) and status = 'open'`,
    [companies],
  );
  return rows.map(({ id }) => id);
}

/** A read without changes skips the job writing lock, since it writes nothing that other writers use. */
const hasChanges = ({ companies, jobs }: ReadResult) => companies !== null || jobs !== 'unchanged';

async function applyAll(
  client: ClientBase,
  source: string,
  checkpoint: ReadCheckpoint,
  read: ReadResult,
): Promise<AppliedRead> {
  if (hasChanges(read)) await lockJobWriting(client);
  const companies = read.companies === null ? [] : await applyCompanies(client, source, read.companies);
  const jobs = await applyJobs(client, source, checkpoint, read);
  const outdated = [...jobs.written, ...jobs.closed, ...(await openJobsOf(client, companies))];
  await refreshJobIndex(client, [...new Set(outdated)]);
  await recordSuccess(client, source, {
    // A list with a missing job must be read again, so its ETag is not stored.
    jobsEtag: jobs.pending === 0 ? read.jobsEtag : null,
    companiesEtag: read.companiesEtag,
    readUntil: read.startedAt,
    isChange: outdated.length > 0 || companies.length > 0,
  });
  const refusals = [...read.refusals, ...jobs.refusals];
  return { companies: companies.length, jobs: jobs.written.length, closed: jobs.closed.length, refusals };
}

/** Writes a read in one transaction, so that visitors and the search never see a partial update. */
export async function applyRead(
  client: ClientBase,
  source: string,
  checkpoint: ReadCheckpoint,
  read: ReadResult,
): Promise<AppliedRead> {
  await client.query('begin');
  try {
    const applied = await applyAll(client, source, checkpoint, read);
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The changes, and the duration of each step. */
interface AppliedSnapshot extends AppliedJobs {
  /** Reading and comparing stored jobs, and COPY of changed rows into the staging table. */
  stagedMs: number;
  /** Finding and writing differences. */
  appliedMs: number;
}

/** Rows per page, as sent by the HR backend. */
const pageSize = 1000;

/**
 * Writes a complete list of HR backend rows like a run does, without reading a source and without refreshing the search
 * index. The companies of the jobs must exist.
 *
 * @public for `npm run bench`, which loads the compiled file
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
