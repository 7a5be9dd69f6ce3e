interface Entry<Value> {
  value: Value;
  until: number;
}

/** LRU cache with a short lifetime. Keys contain the data version, so entries are not used after an ingest. */
export class ResponseCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();

  constructor(
    private readonly size: number,
    private readonly ttlMs: number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined || entry.until <= performance.now()) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: performance.now() + this.ttlMs });
    if (this.entries.size <= this.size) return;
    const [oldest] = this.entries.keys();
    this.entries.delete(oldest!);
  }
}
