import type { ClientBase, Pool } from 'pg';

/** `jobs`: all cards that have changed are of jobs that `refreshJobIndex` got in the same transaction. */
type ChangedData = 'jobs' | 'any';

/**
 * Increments the data version, so that every process reads the changed data. Runs in the transaction of the change.
 * @param source the source whose data has changed; null: changes by admins
 */
export async function incrementDataVersion(
  client: ClientBase | Pool,
  source: string | null,
  changed: ChangedData = 'any',
): Promise<void> {
  const columns = changed === 'jobs' ? ['data_version', 'jobs_version'] : ['data_version'];
  if (source === null) await client.query(`update job_changes set ${columns.map(increment).join(', ')}`);
  else await client.query(incrementOfSource(columns), [source]);
}

const increment = (column: string) => `${column} = ${column} + 1`;

const incrementOfSource = (columns: readonly string[]) => `
  insert into ingest_state (source, ${columns.join(', ')}) values ($1, ${columns.map(() => '1').join(', ')})
  on conflict (source) do update set ${columns.map((column) => `${column} = ingest_state.${column} + 1`).join(', ')}`;
