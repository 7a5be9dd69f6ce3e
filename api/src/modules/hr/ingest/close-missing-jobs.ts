import type { ClientBase } from 'pg';

const markSeen = `
  update jobs j set missed_reads = 0 from staged_jobs s
  where j.source = $1 and j.external_id = s.external_id and j.missed_reads > 0
`;

/** The second complete read in a row without a job closes it. */
const closeMissing = `
  update jobs j set missed_reads = missed_reads + 1,
    status = case when missed_reads >= 1 then 'closed' else status end,
    closed_at = case when missed_reads >= 1 then now() end,
    updated_at = case when missed_reads >= 1 then now() else updated_at end
  where j.source = $1 and j.status <> 'closed'
    and not exists (select from staged_jobs s where s.external_id = j.external_id)
  returning j.id, j.status
`;

/** For complete reads: counts how often each job was missing, and closes those that are gone for good. */
export async function closeMissingJobs(
  client: ClientBase,
  source: string,
): Promise<{ closed: number[]; pending: number }> {
  await client.query(markSeen, [source]);
  const { rows } = await client.query<{ id: number; status: string }>(closeMissing, [source]);
  const closed = rows.filter(({ status }) => status === 'closed').map(({ id }) => id);
  return { closed, pending: rows.length - closed.length };
}
