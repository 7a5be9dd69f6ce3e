import type { ClientBase } from 'pg';
import type { JobStatus } from 'shared-contracts';

/** The status and content hash of a stored job, to detect changes. */
export type JobMark = `${JobStatus} ${string}`;

/** By external id. */
export type KnownJobs = ReadonlyMap<string, JobMark>;

export const markOf = (status: JobStatus, contentHash: string): JobMark => `${status} ${contentHash}`;
export const isListed = (mark: JobMark) => !mark.startsWith('closed');

/** Reads the stored jobs of a source with an index-only scan. */
export async function readKnownJobs(client: ClientBase, source: string): Promise<KnownJobs> {
  const { rows } = await client.query<[id: string, mark: JobMark]>({
    text: `select external_id, source_status || ' ' || coalesce(encode(content_hash, 'hex'), '') from jobs where source = $1`,
    values: [source],
    rowMode: 'array',
  });
  return new Map(rows);
}
