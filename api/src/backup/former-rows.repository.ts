import type { ClientBase } from 'pg';
import { latestOf, type ErasureJournal } from '../modules/erasures/index.ts';
import { isThere } from './restored-rows.repository.ts';

/** Findings in the replaced rows about the time since the backup. */
export interface FormerFindings {
  /** Ids of accounts that the backup restored and that the former database no longer had. */
  returned: number[];
  /** Number of subscribers who had unsubscribed since the backup, and are unsubscribed again. */
  unsubscribed: number;
  /** Number of addresses that were suppressed since the backup, and are suppressed again. */
  suppressed: number;
}

/** Copies data of rows that will be replaced into temporary tables, until the end of the transaction. */
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

const copyErasures = `
  insert into erasures (kind, subject, erased_at, is_replay) select kind, subject, erased_at, $1 from former_erasures`;

/** Adds erasures of the replaced rows, which may be missing in the journal. Needs the newest schema. */
export async function copyFormerErasures(client: ClientBase, { repeat }: { repeat: boolean }): Promise<void> {
  await client.query(copyErasures, [false]);
  if (repeat) await client.query(copyErasures, [true]);
}

/**
 * Restores withdrawn consent and suppressed addresses, also of deleted accounts. Returned accounts are only reported, because it is
 * unknown whether they were erased or lost. Null: the former database had no accounts.
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
 * Adds all erasures of the journal to the erasures that must be repeated, within the transaction of a restoration, so
 * that an interruption loses none. Erasures from before the backup have no effect. Requires the newest schema.
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
