import type { Pool } from 'pg';
import { incrementDataVersion } from '../../../../database/data-version.repository.ts';
import type { Reads } from '../../../../database/replicas/reads.provider.ts';
import type { EscoOccupation } from './esco-file.parser.ts';
import { ownSynonyms, SynonymDictionary, type Names } from './synonym-dictionary.policy.ts';

export interface LoadedEsco {
  occupations: number;
  names: number;
  /** ISO 8601; null: no file is loaded. */
  loadedAt: string | null;
}

const insert = `insert into esco_occupations (uri, names, loaded_at)
  select uri, array(select jsonb_array_elements_text(names)), now() from jsonb_to_recordset($1::jsonb) as row (uri text, names jsonb)`;

const status = `select count(*)::int as occupations, coalesce(sum(cardinality(names)), 0)::int as names,
  to_json(max(loaded_at) at time zone 'UTC') #>> '{}' || 'Z' as "loadedAt" from esco_occupations`;

/** The version of the loaded file as an SQL expression; null: none is loaded. */
export const escoVersion = '(select loaded_at::text from esco_occupations limit 1)';

/** Replaces all occupations, or removes them, in one transaction. Every process reads them with the next data version. */
export async function replaceEscoOccupations(pool: Pool, occupations: readonly EscoOccupation[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from esco_occupations');
    await client.query(insert, [JSON.stringify(occupations)]);
    await incrementDataVersion(client, null);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

export async function readLoadedEsco(pool: Pool): Promise<LoadedEsco> {
  const { rows } = await pool.query<LoadedEsco>(status);
  return rows[0]!;
}

/** Our own words, and the loaded occupations if there are any. @param version of the loaded file */
export async function readSynonyms(reads: Reads, version: string | null): Promise<SynonymDictionary> {
  if (version === null) return ownSynonyms;
  const { rows } = await reads.query<{ names: Names }>('select names from esco_occupations order by uri');
  return SynonymDictionary.of(rows.map(({ names }) => names));
}
