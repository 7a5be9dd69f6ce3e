import type { ClientBase } from 'pg';
import type { JobStatus } from 'shared-contracts';

/** The status and content hash of a stored job, to detect changes. */
export type JobFingerprint = `${JobStatus} ${string}`;

/** By external id. */
export type KnownJobs = ReadonlyMap<string, JobFingerprint>;

export const fingerprintOf = (status: JobStatus, contentHash: string): JobFingerprint => `${status} ${contentHash}`;
export const isListed = (fingerprint: JobFingerprint) => !fingerprint.startsWith('closed');

/** Reads the stored jobs of a source with an index-only scan. */
export async function readKnownJobs(client: ClientBase, source: string): Promise<KnownJobs> {
  const { rows } = await client.query<[id: string, fingerprint: JobFingerprint]>({
    text: `select external_id, source_status || ' ' || coalesce(encode(content_hash, 'hex'), '') from jobs where source = $1`,
    values: [source],
    rowMode: 'array',
  });
  return new Map(rows);
}
