import { Injectable } from '@nestjs/common';
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

/**
 * The version of the catalogue, which changes with all data that visitors see. Cached, so that the database is queried
 * at most twice a second. Not `memoizeFor`, whose lifetime begins with the end of the read: a slow read would delay changes.
 */
@Injectable()
export class DataVersion {
  private cached: Promise<string> | null = null;
  private readAt = 0;
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

  /** Up to half a second old, and not older than the last write of the request's session. */
  current(): Promise<string> {
    const now = Date.now();
    const written = requestReads()?.written ?? 0n;
    if (this.cached === null || now - this.readAt >= lifetimeMs || written > this.written) {
      this.readAt = now;
      this.written = this.replicas.known < written ? this.replicas.known : written;
      this.cached = this.read();
    }
    return this.cached;
  }

  /** Called after a change: the next call of `current` in this process returns the new version. */
  invalidate(): void {
    this.cached = null;
    // Replicas may not have replayed the change yet.
    this.next = this.pool;
  }

  /** Failures are not cached. */
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
      this.cached = null;
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
