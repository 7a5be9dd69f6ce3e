/**
 * Concurrent calls with one key share one run and its result or error. Nothing is cached. Custom implementation: lru-cache's `fetch` shares runs
 * only together with a cache of their results.
 */
export class SingleFlight<Value> {
  readonly #running = new Map<string, Promise<Value>>();

  run(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const started = work().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return started;
  }
}
