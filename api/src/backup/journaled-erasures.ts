import type { ClientBase } from 'pg';
import { latestOf, type ErasureJournal } from '../modules/erasures/index.ts';

const insert = `
  insert into erasures (kind, subject, erased_at, is_replay)
  select kind, subject, erased_at, true from unnest($1::text[], $2::text[], $3::timestamptz[]) as known (kind, subject, erased_at)`;

/**
 * Adds every erasure of the journal to those that have to be repeated, within the transaction of a restoration: none is lost where
 * the restoration is interrupted afterwards. Erasures from before the backup find nothing to erase. Needs the newest schema.
 */
export async function addJournaledErasures(client: ClientBase, journal: ErasureJournal | null): Promise<void> {
  if (journal === null) return;
  const erasures = latestOf(await journal.read());
  const columns = [
    erasures.map(({ kind }) => kind),
    erasures.map(({ subject }) => subject),
    erasures.map(({ erasedAt }) => erasedAt),
  ];
  await client.query(insert, columns);
}
