import type { ClientBase } from 'pg';

const markSeen = `
  update jobs set missed_reads = 0 where source = $1 and missed_reads > 0 and external_id <> all ($2)
`;

/** A job is closed if two consecutive complete reads do not contain it. */
const closeMissing = `
  update jobs set missed_reads = missed_reads + 1,
    source_status = case when missed_reads >= 1 then 'closed' else source_status end,
    closed_at = case when missed_reads >= 1 then coalesce(closed_at, now()) else closed_at end,
    updated_at = case when missed_reads >= 1 then now() else updated_at end
  where source = $1 and external_id = any ($2) and source_status <> 'closed'
  returning id, source_status as status
`;

/**
 * After a complete read: counts missed reads per job and closes jobs that were missed twice. @param missing external
 * ids of the jobs that are not on the list
 */
export async function closeMissingJobs(
  client: ClientBase,
  source: string,
  missing: readonly string[],
): Promise<{ closed: number[]; pending: number }> {
  await client.query(markSeen, [source, missing]);
  const { rows } = await client.query<{ id: number; status: string }>(closeMissing, [source, missing]);
  const closed = rows.filter(({ status }) => status === 'closed').map(({ id }) => id);
  return { closed, pending: rows.length - closed.length };
}
