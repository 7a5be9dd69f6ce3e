/** Maximum age of a value of an unchanged version: jobs also expire with time. */
const lifetimeMs = 60_000;

/**
 * Caches the value of the newest data version. Concurrent callers share one computation. A rejection is not cached.
 */
export class VersionedCache<T> {
  private cached: { version: string; madeAt: number; value: Promise<T> } | null = null;

  constructor(private readonly make: () => Promise<T>) {}

  get(version: string): Promise<T> {
    const now = Date.now();
    if (this.cached?.version === version && now - this.cached.madeAt < lifetimeMs) return this.cached.value;
    const value = this.make();
    this.cached = { version, madeAt: now, value };
    value.catch(() => {
      if (this.cached?.value === value) this.cached = null;
    });
    return value;
  }
}
