import { ContentHost, type HostOptions } from './content-host.ts';
import type { EntrySets, Rendered, RenderRequest, WarmUpResult } from './content.types.ts';

/**
 * The content of one registry: a process for the stable versions and one for each canary, so that a canary that ends its process
 * affects no other version.
 */
export class ContentHosts {
  readonly #stable: ContentHost;
  readonly #all: readonly ContentHost[];
  /** The first warm-up of the stable versions; null when they cannot be run. Canaries had theirs, too. */
  readonly ready: Promise<WarmUpResult | null>;

  constructor({ stable, canaries }: EntrySets, options: HostOptions) {
    this.#stable = new ContentHost(stable, options);
    this.#all = [this.#stable, ...canaries.map((set) => new ContentHost(set, { ...options, onWarm: () => {} }))];
    this.ready = Promise.all(this.#all.map((host) => host.ready)).then(([result = null]) => result);
  }

  keyOf(id: string): string {
    return this.#hostOf(id).keyOf(id);
  }

  entries(): readonly string[] {
    return this.#all.flatMap((host) => host.entries());
  }

  /** Whether the stable versions are rendered. */
  isWarm(): boolean {
    return this.#stable.isWarm();
  }

  isSuspended(id: string): boolean {
    return this.#hostOf(id).isSuspended(id);
  }

  render(id: string, request: RenderRequest): Promise<Rendered | null> | null {
    return this.#hostOf(id).render(id, request);
  }

  retain(): () => void {
    const releases = this.#all.map((host) => host.retain());
    return () => {
      for (const release of releases) release();
    };
  }

  retire(): void {
    for (const host of this.#all) host.retire();
  }

  /** An unknown entry is rendered by none. */
  #hostOf(id: string): ContentHost {
    return this.#all.find((host) => host.entries().includes(id)) ?? this.#stable;
  }
}
