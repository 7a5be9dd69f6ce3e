import { LRUCache } from 'lru-cache';

/** Maximum age of a value of an unchanged version: jobs also expire with time. */
const lifetimeMs = 60_000;

/** Caches the value of the newest data version. Concurrent callers share one computation. A rejection is not cached. */
export class VersionedCache<Value> {
  private readonly values = new LRUCache<string, Promise<Value>>({ max: 1, ttl: lifetimeMs });

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
