import type { ClientBase, Pool } from 'pg';

/**
 * Increments the data version, so that every process reads the changed data. Runs in the transaction of the change.
 * @param source the source whose data has changed; null: changes by admins
 */
export async function incrementDataVersion(client: ClientBase | Pool, source: string | null): Promise<void> {
  if (source === null) await client.query('update job_changes set data_version = data_version + 1');
  else await client.query(incrementOfSource, [source]);
}

const incrementOfSource = `insert into ingest_state (source, data_version) values ($1, 1)
  on conflict (source) do update set data_version = ingest_state.data_version + 1`;
