import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';

interface MetricsAddress {
  host: string;
  /** Null: metrics are not collected. */
  port: number | null;
}

/**
 * Serves `GET /metrics` with Node's process metrics on a separate port that no proxy exposes, and `GET /live`: 200 while this process
 * handles events, also without its database and while draining, so that it can decide about a restart. Null without a port: no
 * process metrics are collected then, because prom-client's observers would run for the lifetime of the process.
 */
export async function serveMetrics(registry: Registry, { host, port }: MetricsAddress): Promise<Server | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/live') {
      response.writeHead(200, { 'cache-control': 'no-store' }).end();
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  collectDefaultMetrics({ register: registry });
  // The metrics server does not keep the process alive.
  return server.unref();
}

interface MeasuredRequest {
  /** In milliseconds of `performance.now()`. */
  began: number;
  method: string;
  /** Called once the response has ended. A pattern, never the address, because ids and tokens are not labels. */
  routeOf: () => string;
}

/** Requests in flight and their duration by method, route and status. */
export class RequestMetrics {
  readonly #duration: Histogram;
  #inFlight = 0;

  /** @param buckets upper bounds in seconds */
  constructor(registry: Registry, buckets: number[]) {
    const inFlight = () => this.#inFlight;
    registry.registerMetric(
      new Gauge({
        name: 'http_requests_in_flight',
        help: 'Requests being answered',
        registers: [],
        collect() {
          this.set(inFlight());
        },
      }),
    );
    this.#duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by route, from their first byte to the last byte of the response',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers: [registry],
    });
  }

  /** Counts a request that needs work. */
  countInFlight(response: ServerResponse): void {
    this.#inFlight += 1;
    response.once('close', () => (this.#inFlight -= 1));
  }

  /** Aborted responses have no duration. */
  measure(response: ServerResponse, { began, method, routeOf }: MeasuredRequest): void {
    response.once('finish', () => {
      const labels = { method, route: routeOf(), status: response.statusCode };
      this.#duration.observe(labels, (performance.now() - began) / 1000);
    });
  }
}

/** Measures all requests of an application. */
export function measureRequests(
  app: FastifyInstance,
  metrics: RequestMetrics,
  routeOf: (request: FastifyRequest) => string,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now() - reply.elapsedTime;
    metrics.countInFlight(reply.raw);
    metrics.measure(reply.raw, { began, method: request.method, routeOf: () => routeOf(request) });
    done();
  });
}
