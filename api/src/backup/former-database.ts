import type { ClientBase } from 'pg';
import { isThere } from './restore-target.ts';

/** What the rows that were replaced told of the time since the backup. */
export interface FormerFindings {
  /** Accounts that the backup brought back although the former database had them no more. */
  returned: number[];
  /** Who had unsubscribed since, and is unsubscribed again. */
  unsubscribed: number;
}

/** Keeps, until the transaction ends, what is needed of rows that are about to be replaced. */
export async function noteFormer(client: ClientBase): Promise<void> {
  await client.query(`
    create temp table former_users (id int, created_at timestamptz) on commit drop;
    create temp table former_refusals (id uuid) on commit drop;
  `);
  if (await isThere(client, 'users')) await client.query('insert into former_users select id, created_at from users');
  if (!(await isThere(client, 'subscribers'))) return;
  await client.query('insert into former_refusals select id from subscribers where not subscription_status');
}

/**
 * Withdrawn consent stays withdrawn. Accounts are only named: whether they were erased, or are the loss that the backup is
 * to mend, is not for a program to say. Null: there was no account to compare with.
 */
export async function compareWithFormer(client: ClientBase): Promise<FormerFindings | null> {
  const { rowCount: former } = await client.query('select from former_users limit 1');
  if (former === 0) return null;
  const { rows } = await client.query<{ id: number }>(
    `select id from users u
     where not exists (select from former_users f where f.id = u.id and f.created_at = u.created_at) order by id`,
  );
  const { rowCount } = await client.query(
    `update subscribers s set subscription_status = false, updated_at = now()
     from former_refusals f where f.id = s.id and s.subscription_status`,
  );
  return { returned: rows.map(({ id }) => id), unsubscribed: rowCount ?? 0 };
}
