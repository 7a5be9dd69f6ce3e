import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { dataVersion } from './catalogue.sql.ts';
import type { Statements } from './pools.provider.ts';

/** Combined version of all sources and of changes by admins. */
export async function readDataVersion(database: Statements): Promise<string> {
  const [row] = await database.query<{ version: string }[]>(`select ${dataVersion} as version`);
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

  constructor(private readonly database: DataSource) {}

  /** Up to half a second old. */
  current(): Promise<string> {
    const now = Date.now();
    if (this.cached === null || now - this.readAt >= lifetimeMs) {
      this.readAt = now;
      this.cached = this.read();
    }
    return this.cached;
  }

  /** Called after a change: the next call of `current` in this process returns the new version. */
  invalidate(): void {
    this.cached = null;
  }

  /** Failures are not cached. */
  private async read(): Promise<string> {
    try {
      return await readDataVersion(this.database);
    } catch (error) {
      this.cached = null;
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
