import type { ClientBase } from 'pg';

/** Stores the hash without the content, so that the next read detects no change. */
const update = `
  update jobs j set source_status = s.status, content_hash = s.content_hash, missed_reads = 0,
    closed_at = case when s.status = 'closed' or j.deleted_at is not null then coalesce(j.closed_at, now()) end,
    updated_at = case when j.source_status = s.status then j.updated_at else now() end
  from staged_jobs s
  where j.source = $1 and j.external_id = s.external_id and (j.edited_at is not null or j.deleted_at is not null)
  returning j.id
`;

/** For jobs that were edited or deleted by an admin, takes only the status from the staged rows. Returns their ids. */
export async function applyManagedJobStatus(client: ClientBase, source: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(update, [source]);
  return rows.map(({ id }) => id);
}
