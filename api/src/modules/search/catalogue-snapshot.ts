import type { Pool } from 'pg';
import type { CategoryEntry } from './categories.ts';
import { readColumns, type JobColumns, type PlaceEntry } from './job-columns.ts';
import { KnownWords } from './known-words.ts';
import { mergeColumns } from './merge-columns.ts';
import { readAll, readChanged } from './snapshot.sql.ts';
import type { Word } from './words.ts';

/** All open jobs as filters and facets see them, at one data version. */
export interface CatalogueSnapshot {
  version: string;
  /** The last of `search_changes` that is in it. */
  change: string;
  jobs: JobColumns;
  categories: readonly CategoryEntry[];
  /** Place id → place. */
  places: ReadonlyMap<number, PlaceEntry>;
  words: KnownWords;
}

interface SnapshotRow {
  version: string;
  change: string;
  jobs: Buffer | null;
  pairs: Buffer | null;
  categories: CategoryEntry[];
  places: PlaceEntry[];
  /** Pairs of written and folded form; no word holds a blank or a comma. */
  words: string;
}

/** Jobs and words of a row are those of the changed ones that are there now. */
interface ChangedRow extends SnapshotRow {
  changedJobs: number[];
  changedWords: string[];
}

const nothing = Buffer.alloc(0);

function wordsOf({ words }: SnapshotRow): Word[] {
  const pairs = words === '' ? [] : words.split(',').map((pair) => pair.split(' '));
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
  return { ...frameOf(row), jobs, words: KnownWords.of(wordsOf(row)) };
}

/** What became of a snapshot, read from what changed since; null: too much did, or it is too long ago. */
export async function readChanges(pool: Pool, known: CatalogueSnapshot): Promise<CatalogueSnapshot | null> {
  const { rows } = await pool.query<ChangedRow>({ name: 'search-changes', text: readChanged, values: [known.change] });
  const [row] = rows;
  if (row === undefined) return null;
  const words = known.words.changed(row.changedWords, wordsOf(row));
  if (row.changedJobs.length === 0) return { ...frameOf(row), jobs: known.jobs, words };
  const added = readColumns(row.jobs ?? nothing, row.pairs ?? nothing, known.jobs.cells);
  return { ...frameOf(row), jobs: mergeColumns(known.jobs, row.changedJobs, added), words };
}

/** Keeps the snapshot of the newest data version; whoever asks while it is being read waits for the same reading. */
export class CatalogueSnapshots {
  private current: CatalogueSnapshot | null = null;
  private reading: Promise<CatalogueSnapshot> | null = null;

  constructor(private readonly pool: Pool) {}

  /** The snapshot of this version, or of a newer one. */
  async at(version: string): Promise<CatalogueSnapshot> {
    if (this.current !== null && BigInt(this.current.version) >= BigInt(version)) return this.current;
    this.reading ??= this.read();
    const snapshot = await this.reading;
    // A reading that began before the version was made is too old; the next one is not.
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
