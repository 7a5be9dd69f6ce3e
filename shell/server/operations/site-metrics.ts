import type { FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { RequestMetrics } from 'server-kit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Route pattern of the page; null if no page handles the request. */
    pageRoute: string | null;
  }
}

/** Seconds. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Result of a part of a page: from the cache, rendered for it, or missing at the content deadline. */
export type ContentResult = 'cached' | 'rendered' | 'missing';

/** Ids of the entries that the server renders, and whether the circuit breaker of one is open. */
interface RenderedEntries {
  entries(): readonly string[];
  isSuspended(id: string): boolean;
}

/**
 * Prometheus metrics of one HTML server. Labels contain patterns and names, never addresses, to limit their
 * cardinality.
 */
export class SiteMetrics {
  readonly registry = new Registry();
  readonly requests = new RequestMetrics(this.registry, buckets);
  readonly #content = new Counter({
    name: 'page_content_total',
    help: 'Parts of pages by result',
    labelNames: ['result'],
    registers: [this.registry],
  });
  readonly #render = new Histogram({
    name: 'page_render_duration_seconds',
    help: "An entry's own time for one part of a page",
    labelNames: ['entry'],
    buckets,
    registers: [this.registry],
  });
  readonly #renderFailures = new Counter({
    name: 'page_render_failures_total',
    help: 'Renderings that failed or were too slow',
    labelNames: ['entry'],
    registers: [this.registry],
  });
  readonly #calls = new Histogram({
    name: 'api_call_duration_seconds',
    help: 'Requests to the API for page data',
    labelNames: ['endpoint', 'outcome'],
    buckets,
    registers: [this.registry],
  });

  content(result: ContentResult): void {
    this.#content.inc({ result });
  }

  rendered(entry: string, milliseconds: number): void {
    this.#render.observe({ entry }, milliseconds / 1000);
  }

  renderFailed(entry: string): void {
    this.#renderFailures.inc({ entry });
  }

  called(endpoint: string, outcome: string, milliseconds: number): void {
    this.#calls.observe({ endpoint, outcome }, milliseconds / 1000);
  }

  /** `hostOf` is called at each collection. */
  watchBreaker(hostOf: () => RenderedEntries): void {
    const gauge = new Gauge({
      name: 'entry_breaker_open',
      help: '1 while the circuit breaker of an entry is open',
      labelNames: ['entry'],
      registers: [],
      collect() {
        this.reset();
        const host = hostOf();
        for (const entry of host.entries()) this.set({ entry }, host.isSuspended(entry) ? 1 : 0);
      },
    });
    this.registry.registerMetric(gauge);
  }
}

/** A pattern: addresses under one Fastify pattern are counted per page. */
export const routeOf = ({ pageRoute, routeOptions }: FastifyRequest) =>
  pageRoute ?? (routeOptions.url === '/*' ? 'none' : (routeOptions.url ?? 'none'));
