import type { ClientBase } from 'pg';
import type { JobStatus } from 'shared-contracts';

/** What is stored of a job, enough to tell whether a row brings news: its status and the hash of its content. */
export type JobMark = `${JobStatus} ${string}`;

/** By external id. */
export type KnownJobs = ReadonlyMap<string, JobMark>;

export const markOf = (status: JobStatus, contentHash: string): JobMark => `${status} ${contentHash}`;
export const isListed = (mark: JobMark) => !mark.startsWith('closed');

/** What is stored of a source's jobs; an index alone answers it. */
export async function readKnownJobs(client: ClientBase, source: string): Promise<KnownJobs> {
  const { rows } = await client.query<[id: string, mark: JobMark]>({
    text: `select external_id, source_status || ' ' || coalesce(encode(content_hash, 'hex'), '') from jobs where source = $1`,
    values: [source],
    rowMode: 'array',
  });
  return new Map(rows);
}
