import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Pool } from 'pg';
import { dataVersion } from './catalogue.sql.ts';
import type { Statements } from './pools.provider.ts';
import { CatalogueReads, type Reads } from './replicas/reads.provider.ts';
import { Replicas } from './replicas/replicas.service.ts';
import { requestReads } from './replicas/session-writes.context.ts';

const statement = `select ${dataVersion} as version`;

/** Combined version of all sources and of changes by admins. */
export async function readDataVersion(database: Statements): Promise<string> {
  const [row] = await database.query<{ version: string }[]>(statement);
  return row?.version ?? '0';
}

/** Changes must be visible in all processes within a second; the other half is for reading the changed data. */
const lifetimeMs = 500;
/** Age from which a version is read in the background, so that requests rarely wait for it. */
const refreshMs = 250;

/** Reads the data of a version, before requests get it. */
type Preparation = (version: string) => Promise<unknown>;

/**
 * The version of the catalogue, which changes with all data that visitors see. Cached, so that the database is queried
 * at most four times a second. Not `memoizeFor`, whose lifetime begins with the end of the read: a slow read would delay changes.
 */
@Injectable()
export class DataVersion {
  private readonly logger = new Logger(DataVersion.name);
  private cached: Promise<string> | null = null;
  private readAt = 0;
  private isRefreshing = false;
  private prepare: Preparation = () => Promise.resolve();
  /** The cached version contains the writes of sessions up to this position, which the primary has reached. */
  private written = 0n;
  /** What the next read uses. */
  private next: Reads;

  constructor(
    private readonly pool: Pool,
    private readonly reads: CatalogueReads,
    private readonly replicas: Replicas,
  ) {
    this.next = reads;
  }

  /**
   * A version that is read in the background becomes the current one after `prepare`, while requests use the previous one. A version
   * that a request waits for is not prepared.
   */
  beforeRefresh(prepare: Preparation): void {
    this.prepare = prepare;
  }

  /** Up to half a second old, and not older than the last write of the request's session. */
  current(): Promise<string> {
    const now = Date.now();
    const written = requestReads()?.written ?? 0n;
    if (this.cached === null || now - this.readAt >= lifetimeMs || written > this.written) {
      this.readAt = now;
      this.written = this.replicas.known < written ? this.replicas.known : written;
      this.cached = this.notCachedIfFailed(this.read());
    } else if (now - this.readAt >= refreshMs && !this.isRefreshing) {
      void this.refresh(this.cached, now);
    }
    return this.cached;
  }

  /** Replaces the cached version unless a request has read another one meanwhile. If the read fails, the error is logged and the version stays cached. */
  private async refresh(known: Promise<string>, now: number): Promise<void> {
    this.isRefreshing = true;
    try {
      const version = await this.read();
      if (version !== (await known)) await this.prepare(version);
      if (this.cached !== known) return;
      this.cached = Promise.resolve(version);
      this.readAt = now;
    } catch (error) {
      this.logger.debug(`Reading the data version in advance failed: ${String(error)}`);
    } finally {
      this.isRefreshing = false;
    }
  }

  /** Called after a change: the next call of `current` in this process returns the new version. */
  invalidate(): void {
    this.cached = null;
    // Replicas may not have replayed the change yet.
    this.next = this.pool;
  }

  private notCachedIfFailed(version: Promise<string>): Promise<string> {
    version.catch(() => {
      if (this.cached === version) this.cached = null;
    });
    return version;
  }

  private async read(): Promise<string> {
    const database = this.next;
    this.next = this.reads;
    try {
      const { rows } = await database.query<{ version: string }>(statement);
      const { version } = rows[0]!;
      // Every later read for this version uses a server that has it.
      this.replicas.requireVersion(BigInt(version));
      return version;
    } catch (error) {
      if (database === this.pool) this.next = database;
      throw error;
    }
  }
}

/** Maximum age of a value of an unchanged version: jobs also expire with time. */
const maxAgeMs = 60_000;

/**
 * Caches the value of the newest data version. Concurrent callers share one computation. A rejection is not cached.
 * Not lru-cache's `fetch`, which rejects for the callers of a version that is replaced.
 */
export class VersionedCache<Value> {
  private readonly values = new LRUCache<string, Promise<Value>>({ max: 1, ttl: maxAgeMs });

  constructor(private readonly make: () => Promise<Value>) {}

  get(version: string): Promise<Value> {
    const cached = this.values.get(version);
    if (cached !== undefined) return cached;
    const value = this.make();
    this.values.set(version, value);
    value.catch(() => {
      if (this.values.peek(version) === value) this.values.delete(version);
    });
    return value;
  }
}
