/** Cache of at most `limit` values; the oldest value is evicted first. */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  get(key: string, create: () => Value): Value {
    const cached = this.values.get(key);
    if (cached !== undefined) return cached;
    const created = create();
    this.values.set(key, created);
    const [oldest] = this.values.keys();
    if (this.values.size > this.limit && oldest !== undefined) this.values.delete(oldest);
    return created;
  }

  delete(key: string): void {
    this.values.delete(key);
  }
}
