import { setTimeout as wait } from 'node:timers/promises';

/**
 * Milliseconds after which a purge is sent again. Until the last one another process may still have answered a cache with the previous
 * data: an HTML server stores a page for a quarter of a second, and API processes read the data version twice a second.
 */
const repeats = [300, 750] as const;

/** Milliseconds to wait for a cache. */
const deadline = 2_000;

/** Keys per request, which fit into one header. */
const batch = 200;

/** Removes pages from shared caches by their surrogate keys: `PURGE` with the keys in the header `Surrogate-Key`, separated by spaces. */
export class CachePurger {
  readonly #urls: readonly string[];
  readonly #onFailure: (failure: { url: string; reason: string }) => void;
  readonly #closed = new AbortController();

  constructor(urls: readonly string[], onFailure: (failure: { url: string; reason: string }) => void) {
    this.#urls = urls;
    this.#onFailure = onFailure;
  }

  /** Resolves after the last request. Never rejects: pages that are not removed expire. */
  async purge(keys: readonly string[]): Promise<void> {
    if (this.#urls.length === 0) return;
    const again = repeats.map(async (after) => {
      await wait(after, undefined, { signal: this.#closed.signal }).catch(() => {});
      await this.#send(keys);
    });
    await Promise.all([this.#send(keys), ...again]);
  }

  /** Sends the repeated requests now. */
  close(): void {
    this.#closed.abort();
  }

  async #send(keys: readonly string[]): Promise<void> {
    const batches = Array.from({ length: Math.ceil(keys.length / batch) }, (_, index) =>
      keys.slice(index * batch, (index + 1) * batch),
    );
    await Promise.all(this.#urls.flatMap((url) => batches.map((part) => this.#sendBatch(url, part))));
  }

  async #sendBatch(url: string, keys: readonly string[]): Promise<void> {
    try {
      const headers = { 'surrogate-key': keys.join(' ') };
      const answer = await fetch(url, { method: 'PURGE', headers, signal: AbortSignal.timeout(deadline) });
      await answer.body?.cancel();
      if (!answer.ok) this.#onFailure({ url, reason: `status ${answer.status}` });
    } catch (error) {
      this.#onFailure({ url, reason: error instanceof Error ? error.message : String(error) });
    }
  }
}
