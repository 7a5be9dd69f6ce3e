/** How long a value may live although its version stays: jobs also expire by the clock. */
const lifetimeMs = 60_000;

/**
 * Keeps the value of the newest data version: what is the same for everybody is worked out once, and callers that come
 * meanwhile wait for that one. A failure is not kept.
 */
export class VersionedCache<T> {
  private kept: { version: string; madeAt: number; value: Promise<T> } | null = null;

  constructor(private readonly make: () => Promise<T>) {}

  get(version: string): Promise<T> {
    const now = Date.now();
    if (this.kept?.version === version && now - this.kept.madeAt < lifetimeMs) return this.kept.value;
    const value = this.make();
    this.kept = { version, madeAt: now, value };
    value.catch(() => {
      if (this.kept?.value === value) this.kept = null;
    });
    return value;
  }
}
