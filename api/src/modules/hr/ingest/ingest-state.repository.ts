import type { ClientBase, Pool } from 'pg';
import { incrementDataVersion } from '../../../database/data-version.repository.ts';
import { normalizerVersion } from './content-hash.format.ts';

/** The stored state of a source between two runs. */
export interface ReadCheckpoint {
  jobsEtag: string | null;
  companiesEtag: string | null;
  /** Start of the last successful run, or null before the first. */
  readUntil: Date | null;
  /** Set by an operator to accept one read that shrinks by more than half. */
  acceptShrink: boolean;
}

/** Prefix of the stored ETag of the jobs. A list that an earlier version normalized is read again, also if unchanged. */
const versionPrefix = `${normalizerVersion} `;

const toStoredEtag = (etag: string | null) => (etag === null ? null : versionPrefix + etag);

const fromStoredEtag = (stored: string | null) =>
  stored?.startsWith(versionPrefix) ? stored.slice(versionPrefix.length) : null;

interface StateRow {
  jobs_etag: string | null;
  companies_etag: string | null;
  settings: { readUntil?: string; acceptShrink?: boolean };
}

/** Records the start of a run and returns the state of the last successful one. */
export async function beginAttempt(client: ClientBase, source: string): Promise<ReadCheckpoint> {
  const { rows } = await client.query<StateRow>(
    `insert into ingest_state (source, last_attempt_at) values ($1, now())
      on conflict (source) do update set last_attempt_at = now()
      returning jobs_etag, companies_etag, settings`,
    [source],
  );
  const { jobs_etag: storedEtag, companies_etag: companiesEtag, settings } = rows[0]!;
  const readUntil = settings.readUntil === undefined ? null : new Date(settings.readUntil);
  return {
    jobsEtag: fromStoredEtag(storedEtag),
    companiesEtag,
    readUntil,
    acceptShrink: settings.acceptShrink === true,
  };
}

interface Success {
  jobsEtag: string | null;
  companiesEtag: string | null;
  readUntil: Date;
  /** Whether data that visitors see has changed. */
  isChange: boolean;
}

/** Runs in the transaction of the data, so that both are committed or neither is. */
export async function recordSuccess(client: ClientBase, source: string, success: Success): Promise<void> {
  await client.query(
    `update ingest_state set last_success_at = now(), last_error = null, consecutive_failures = 0, jobs_etag = $2,
      companies_etag = $3, settings = settings - 'acceptShrink' || jsonb_build_object('readUntil', $4::text)
      where source = $1`,
    [source, toStoredEtag(success.jobsEtag), success.companiesEtag, success.readUntil.toISOString()],
  );
  // Open jobs of changed companies are written to the index like changed jobs.
  if (success.isChange) await incrementDataVersion(client, source, 'jobs');
}

export async function recordFailure(pool: Pool, source: string, message: string): Promise<void> {
  await pool.query(
    `insert into ingest_state (source, last_attempt_at, last_error, consecutive_failures) values ($1, now(), $2, 1)
      on conflict (source) do update set last_error = $2, consecutive_failures = ingest_state.consecutive_failures + 1`,
    [source, message],
  );
}
