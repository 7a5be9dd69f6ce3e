/** What took long to make, for those who ask for it again; the oldest goes where there is more than `limit`. */
export class Kept<Value> {
  private readonly values = new Map<string, Promise<Value>>();

  constructor(private readonly limit: number) {}

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.values.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.values.set(key, made);
    // What failed is tried again by the next.
    made.catch(() => this.values.delete(key));
    const [oldest] = this.values.keys();
    if (this.values.size > this.limit && oldest !== undefined) this.values.delete(oldest);
    return made;
  }
}
