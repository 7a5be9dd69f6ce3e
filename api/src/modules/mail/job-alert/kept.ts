/** What took long to make, for those who ask for it again; the oldest goes where there is more than `limit`. */
export class Kept<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  get(key: string, make: () => Value): Value {
    const kept = this.values.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.values.set(key, made);
    const [oldest] = this.values.keys();
    if (this.values.size > this.limit && oldest !== undefined) this.values.delete(oldest);
    return made;
  }

  forget(key: string): void {
    this.values.delete(key);
  }
}
