import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { acceptRegistry, type AcceptedRegistry } from 'registry';
import type { ServerConfig } from '../config.ts';
import { Breaker } from '../content/breaker.ts';
import { ContentHosts } from '../content/content-hosts.ts';
import type { ShellRoute, WarmUpResult } from '../content/content.types.ts';
import type { SiteMetrics } from '../operations/site-metrics.ts';
import { createRegistryFile, createVersionReader } from '../registry/registry.ts';
import type { ShellBuild } from '../registry/shell-manifest.ts';
import type { Timings } from '../timings.ts';
import { entrySetsOf } from './entry-set.ts';
import { createRouteTables, type RouteTable, type RouteTables } from './route-table.ts';
import { plainShellRoutes, toShellRoutes } from './shell-routes.ts';

/**
 * The live versions: those of visitors without a canary, and the canaries. A page uses one snapshot until it is complete, so that it
 * never mixes two versions.
 */
export interface SiteSnapshot extends RouteTable, Omit<AcceptedRegistry, 'revision'> {
  /** Addresses of the versions that a visitor gets. */
  routesOf: RouteTables;
  /** Revision of the registry; null if it could not be read. */
  revision: number | null;
  /** Incremented with every new registry; part of the cache key of rendered chrome. */
  number: number;
  /** Prefix of the registry's hash; null if the registry could not be read. */
  registryVersion: string | null;
  styledVersion: string | null;
  host: ContentHosts;
}

type RegistryRead = Omit<AcceptedRegistry, 'revision'> & Pick<SiteSnapshot, 'registryVersion' | 'revision'>;

const noRegistry: RegistryRead = {
  remotes: [],
  canaries: [],
  off: [],
  refused: [],
  registryVersion: null,
  revision: null,
};

export interface SiteOptions {
  config: ServerConfig;
  shell: ShellBuild;
  timings: Timings;
  programFile: URL;
  log: FastifyBaseLogger;
  metrics: SiteMetrics;
  /** Called when other versions have become live, and at the start: pages of all addresses have changed. */
  onLive: () => void;
}

/** Watches the registry: changed content becomes the live site once its content process is warm. */
export class Site {
  readonly #options: SiteOptions;
  readonly #file: ReturnType<typeof createRegistryFile>;
  readonly #breaker: Breaker;
  #current: SiteSnapshot | null = null;
  #numbers = 0;
  #checking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #lastError = '';
  #closed = false;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#file = createRegistryFile(options.config.registryFile);
    this.#breaker = new Breaker(options.timings.breakerPause);
  }

  /** Resolves once a snapshot exists, also if the registry cannot be read. */
  async start(): Promise<void> {
    await this.check();
    if (this.#current === null) await this.#goLive(noRegistry);
    this.#timer = setInterval(() => void this.check(), this.#options.timings.registryCheck);
    this.#timer.unref();
  }

  current(): SiteSnapshot {
    if (this.#current === null) throw new Error('The site was not started');
    return this.#current;
  }

  /** Writes an answer from the current snapshot. Its content process is retained until the answer is written. */
  async serve<Answer>(write: (snapshot: SiteSnapshot) => Promise<Answer>): Promise<Answer> {
    const snapshot = this.current();
    const release = snapshot.host.retain();
    try {
      return await write(snapshot);
    } finally {
      release();
    }
  }

  /** Whether the last check found a usable registry. */
  isCurrent(): boolean {
    return this.#lastError === '';
  }

  /** Checks the registry now. Checks do not run concurrently. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    return this.#checking;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#current?.host.retire();
  }

  async #check(): Promise<void> {
    const { config, shell, log } = this.#options;
    try {
      const text = await this.#file.readIfChanged();
      if (text === null) return;
      const accepted = await acceptRegistry(text, {
        platform: shell.manifest.platform,
        live: [...(this.#current?.remotes ?? []), ...(this.#current?.off ?? [])],
        readVersion: createVersionReader(config),
      });
      for (const { id: remote, ...refusal } of accepted.refused) log.error({ remote, ...refusal }, 'remote refused');
      const registryVersion = createHash('sha256').update(text).digest('hex').slice(0, 12);
      await this.#goLive({ ...accepted, registryVersion });
      this.#lastError = '';
    } catch (error) {
      this.#reportError(error instanceof Error ? error.message : String(error));
    }
  }

  /** The last valid registry stays live. The same error is logged once, not every second. */
  #reportError(reason: string): void {
    if (reason !== this.#lastError) this.#options.log.error({ reason }, 'registry cannot be used');
    this.#lastError = reason;
  }

  async #goLive(read: RegistryRead): Promise<void> {
    const { config, shell, programFile, timings, log, metrics } = this.#options;
    const remotes = [...read.remotes, ...read.canaries.map(({ remote }) => remote)];
    const publish = (warmUpResult: WarmUpResult | null) => {
      this.#numbers += 1;
      this.#current = { ...this.#snapshot(read, host, warmUpResult), ...read };
    };
    const onWarm = (warmUpResult: WarmUpResult) => {
      if (this.#current?.host === host) publish(warmUpResult);
    };
    const sets = entrySetsOf(config, shell.manifest, read);
    const host = new ContentHosts(sets, { programFile, timings, breaker: this.#breaker, log, metrics, onWarm });
    const warmUpResult = await host.ready;
    if (this.#closed) {
      host.retire();
      return;
    }
    const old = this.#current?.host;
    publish(warmUpResult);
    old?.retire();
    this.#options.onLive();
    log.info({ remotes: remotes.map(({ id, version }) => `${id}@${version}`) }, 'registry is live');
  }

  #snapshot(
    read: RegistryRead,
    host: ContentHosts,
    warmUpResult: WarmUpResult | null,
  ): Omit<SiteSnapshot, keyof RegistryRead> {
    const routesOf = createRouteTables(this.#shellRoutes(warmUpResult), read.off);
    const styledVersion = warmUpResult?.styledVersion ?? null;
    return { number: this.#numbers, routesOf, ...routesOf(read.remotes), styledVersion, host };
  }

  #shellRoutes(warmUpResult: WarmUpResult | null): readonly ShellRoute[] {
    if (warmUpResult === null || warmUpResult.shellRoutes === null) return plainShellRoutes;
    try {
      return toShellRoutes(warmUpResult.shellRoutes);
    } catch (error) {
      this.#options.log.error({ err: error }, "the shell's routes cannot be used");
      return plainShellRoutes;
    }
  }
}
