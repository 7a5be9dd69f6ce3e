import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Reads } from '../../../../database/replicas/reads.provider.ts';
import type { Catalogue, CatalogueChange } from './catalogue.cache.ts';
import type { CatalogueFiles } from './catalogue-files.repository.ts';
import { readCatalogue, readChange } from './catalogue.repository.ts';

/**
 * Changed jobs are slower to sort, and take new positions. With more of them than this share, and at least `leastUnsorted`, all
 * jobs are read again in the background.
 */
const unsortedShare = 0.25;
const limits = { leastUnsorted: 10_000 };

type ChangeListener = (catalogue: Catalogue, change: CatalogueChange) => void;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Caches the catalogue of the newest data version. Concurrent callers share one read. */
export class Catalogues {
  private readonly logger = new Logger(Catalogues.name);
  private current: Catalogue | null = null;
  private reading: Promise<Catalogue> | null = null;
  /** Replaces the current one at the next change. */
  private next: Catalogue | null = null;
  private isReadingNext = false;
  private readonly listeners: ChangeListener[] = [];

  /**
   * @param pool for reads of all jobs, which take a transaction
   * @param files null: the catalogue is always read from the rows
   */
  constructor(
    private readonly pool: Pool,
    private readonly reads: Reads,
    private readonly files: CatalogueFiles | null,
    private readonly options = limits,
  ) {}

  /** Calls `listener` with each change after it was applied. A catalogue that replaces the current one is no change. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** The catalogue of this version or a newer one. It changes with the next version, so it must not be read after an await. */
  async at(version: string): Promise<Catalogue> {
    if (this.current !== null && BigInt(this.current.version) >= BigInt(version)) return this.current;
    this.reading ??= this.read();
    const catalogue = await this.reading;
    // A read that started before the version was written may return an older catalogue; the next read does not.
    return BigInt(catalogue.version) >= BigInt(version) ? catalogue : this.at(version);
  }

  /** Reads a version before requests need it. Does nothing in a process that has not searched yet. */
  async prepare(version: string): Promise<void> {
    if (this.current !== null) await this.at(version);
  }

  private async read(): Promise<Catalogue> {
    try {
      if (this.next !== null) [this.current, this.next] = [this.next, null];
      this.current ??= await this.readFile(null);
      this.current = (await this.changed()) ?? (await readCatalogue(this.pool));
      return this.current;
    } finally {
      this.reading = null;
    }
  }

  /** Null if there is no newer file, or it cannot be read: reading the rows takes longer. */
  private async readFile(known: Catalogue | null): Promise<Catalogue | null> {
    try {
      return (await this.files?.read(known)) ?? null;
    } catch (error) {
      this.logger.warn(`Reading the file of the catalogue failed: ${messageOf(error)}`);
      return null;
    }
  }

  private async changed(): Promise<Catalogue | null> {
    const { current } = this;
    const change = current === null ? null : await readChange(this.reads, current);
    if (current === null || change === null) return null;
    await current.apply(change);
    for (const listener of this.listeners) listener(current, change);
    if (this.isUnsorted(current)) void this.readNext(current);
    return current;
  }

  private isUnsorted({ jobs: { size, sorted } }: Catalogue): boolean {
    return size - sorted > Math.max(this.options.leastUnsorted, sorted * unsortedShare);
  }

  /** Reads all jobs while the current catalogue is in use. A failed read is repeated after a later change. */
  private async readNext(current: Catalogue): Promise<void> {
    if (this.isReadingNext || this.next !== null) return;
    this.isReadingNext = true;
    try {
      this.next = (await this.readFile(current)) ?? (await readCatalogue(this.pool));
    } catch (error) {
      this.logger.warn(`Reading all jobs failed: ${messageOf(error)}`);
    } finally {
      this.isReadingNext = false;
    }
  }
}
