import type { ClientBase } from 'pg';
import { BackupError } from './backup.errors.ts';

export interface TableShape {
  /** With its schema. */
  name: string;
  /** Quoted for SQL; without those that PostgreSQL makes by itself. */
  columns: string[];
  /** Tables that its rows refer to, itself left out. */
  refersTo: string[];
}

/**
 * Left out: TypeORM writes its own, nobody stays signed in through a backup, the log of the search goes on, so that who
 * has followed it hears of the restoration, and how often somebody called counts for minutes.
 */
const leftOut = ['migrations', 'sessions', 'search_changes', 'throttle_counts'];

const shapes = `
  select c.oid::regclass::text as name,
    array(select quote_ident(a.attname) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
    array(select distinct 'public.' || k.confrelid::regclass from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
  order by 1`;

/** Every table of ours, in an order in which no row comes before what it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(shapes, [leftOut]);
  return inOrder(rows.map((row) => ({ ...row, name: `public.${row.name}` })));
}

/** @throws BackupError where tables refer to each other in a circle. */
export function inOrder(tables: readonly TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ refersTo }) => refersTo.every((name) => !left.has(name)));
    if (ready.length === 0) throw new BackupError(`Tables refer to each other in a circle: ${[...left.keys()].join()}`);
    for (const table of ready) left.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
