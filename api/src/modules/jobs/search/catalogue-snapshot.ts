import type { Pool } from 'pg';
import type { CategoryEntry } from './categories.ts';
import { readColumns, type JobColumns, type PlaceEntry } from './job-columns.ts';
import { TermDictionary } from './term-dictionary.ts';
import { mergeColumns } from './merge-columns.ts';
import { readAll, readChanged } from './snapshot.sql.ts';
import type { Term } from './terms.ts';

/** All open jobs in column form at one data version, for filters and facets. */
export interface CatalogueSnapshot {
  version: string;
  /** Number of the last entry of `search_changes` that the snapshot includes. */
  change: string;
  jobs: JobColumns;
  categories: readonly CategoryEntry[];
  /** Place id → place. */
  places: ReadonlyMap<number, PlaceEntry>;
  terms: TermDictionary;
}

interface SnapshotRow {
  version: string;
  change: string;
  jobs: Buffer | null;
  pairs: Buffer | null;
  categories: CategoryEntry[];
  places: PlaceEntry[];
  /** Pairs of written and folded form. Terms contain no spaces and no commas. */
  terms: string;
}

/** `jobs` and `terms` contain only the changed jobs and terms that still exist. */
interface ChangedRow extends SnapshotRow {
  changedJobs: number[];
  changedTerms: string[];
}

const nothing = Buffer.alloc(0);

function termsOf({ terms }: SnapshotRow): Term[] {
  const pairs = terms === '' ? [] : terms.split(',').map((pair) => pair.split(' '));
  return pairs.map(([form = '', folded = '']) => ({ form, folded }));
}

const frameOf = ({ version, change, categories, places }: SnapshotRow) => ({
  version,
  change,
  categories,
  places: new Map(places.map((place) => [place.id, place])),
});

export async function readSnapshot(pool: Pool): Promise<CatalogueSnapshot> {
  const { rows } = await pool.query<SnapshotRow>(readAll);
  const row = rows[0]!;
  const jobs = readColumns(row.jobs ?? nothing, row.pairs ?? nothing);
  return { ...frameOf(row), jobs, terms: TermDictionary.of(termsOf(row)) };
}

/**
 * Applies the changes since `known` to it. Null if there are too many changes or the log does not reach back that far.
 */
export async function readChanges(pool: Pool, known: CatalogueSnapshot): Promise<CatalogueSnapshot | null> {
  const { rows } = await pool.query<ChangedRow>({ name: 'search-changes', text: readChanged, values: [known.change] });
  const [row] = rows;
  if (row === undefined) return null;
  const terms = known.terms.changed(row.changedTerms, termsOf(row));
  if (row.changedJobs.length === 0) return { ...frameOf(row), jobs: known.jobs, terms };
  const added = readColumns(row.jobs ?? nothing, row.pairs ?? nothing, known.jobs.groups);
  return { ...frameOf(row), jobs: mergeColumns(known.jobs, row.changedJobs, added), terms };
}

/** Caches the snapshot of the newest data version. Concurrent callers share one read. */
export class CatalogueSnapshots {
  private current: CatalogueSnapshot | null = null;
  private reading: Promise<CatalogueSnapshot> | null = null;

  constructor(private readonly pool: Pool) {}

  /** The snapshot of this version or a newer one. */
  async at(version: string): Promise<CatalogueSnapshot> {
    if (this.current !== null && BigInt(this.current.version) >= BigInt(version)) return this.current;
    this.reading ??= this.read();
    const snapshot = await this.reading;
    // A read that started before the version was written may return an older snapshot; the next read does not.
    return BigInt(snapshot.version) >= BigInt(version) ? snapshot : this.at(version);
  }

  private async read(): Promise<CatalogueSnapshot> {
    try {
      const changed = this.current === null ? null : await readChanges(this.pool, this.current);
      this.current = changed ?? (await readSnapshot(this.pool));
      return this.current;
    } finally {
      this.reading = null;
    }
  }
}
