import type { ClientBase } from 'pg';
import { latestOf, type ErasureJournal } from '../modules/erasures/index.ts';
import { isThere } from './restored-rows.repository.ts';

/** What the rows that were replaced told of the time since the backup. */
export interface FormerFindings {
  /** Accounts that the backup brought back although the former database had them no more. */
  returned: number[];
  /** Who had unsubscribed since, and is unsubscribed again. */
  unsubscribed: number;
  /** Addresses to which nothing was mailed any more, and to which nothing is mailed again. */
  suppressed: number;
}

/** Keeps, until the transaction ends, what is needed of rows that are about to be replaced. */
export async function noteFormer(client: ClientBase): Promise<void> {
  await client.query(`
    create temp table former_users (id int, created_at timestamptz) on commit drop;
    create temp table former_refusals (id uuid) on commit drop;
    create temp table former_suppressions (hash bytea, reason text, created_at timestamptz) on commit drop;
    create temp table former_erasures (kind text, subject text, erased_at timestamptz) on commit drop;
  `);
  if (await isThere(client, 'users')) await client.query('insert into former_users select id, created_at from users');
  if (await isThere(client, 'subscribers')) {
    await client.query('insert into former_refusals select id from subscribers where not subscription_status');
  }
  if (await isThere(client, 'suppressed_addresses')) {
    await client.query('insert into former_suppressions select hash, reason, created_at from suppressed_addresses');
  }
  if (await isThere(client, 'erasures')) {
    await client.query('insert into former_erasures select kind, subject, erased_at from erasures');
  }
}

const keepErasures = `
  insert into erasures (kind, subject, erased_at, is_replay) select kind, subject, erased_at, $1 from former_erasures`;

/** Erasures that the replaced rows had noted and the journal may not hold. Needs the newest schema. */
export async function keepFormerErasures(client: ClientBase, { repeat }: { repeat: boolean }): Promise<void> {
  await client.query(keepErasures, [false]);
  if (repeat) await client.query(keepErasures, [true]);
}

/**
 * Withdrawn consent stays withdrawn, and addresses that nothing was mailed to stay so, also of people who were gone. Accounts
 * are only named: whether they were erased, or are the loss that the backup is to mend, is not for a program to say. Null:
 * there was no account to compare with.
 */
export async function compareWithFormer(client: ClientBase): Promise<FormerFindings | null> {
  const { rowCount: unsubscribed } = await client.query(
    `update subscribers s set subscription_status = false, updated_at = now()
     from former_refusals f where f.id = s.id and s.subscription_status`,
  );
  const { rowCount: suppressed } = await client.query(
    `insert into suppressed_addresses as known (hash, reason, created_at)
     select hash, reason, created_at from former_suppressions
     on conflict (hash) do update set reason = excluded.reason, created_at = excluded.created_at
     where known.reason <> excluded.reason`,
  );
  const { rowCount: former } = await client.query('select from former_users limit 1');
  if (former === 0) return null;
  const { rows } = await client.query<{ id: number }>(
    `select id from users u
     where not exists (select from former_users f where f.id = u.id and f.created_at = u.created_at) order by id`,
  );
  return { returned: rows.map(({ id }) => id), unsubscribed: unsubscribed ?? 0, suppressed: suppressed ?? 0 };
}

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
