import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { finished } from 'node:stream';
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

interface RequestLabels {
  /** The `route` label: a pattern, never the address, because ids and tokens are not labels. */
  routeOf: (request: FastifyRequest) => string;
  /** Upper bounds in seconds. */
  buckets: number[];
}

/** Measures requests in flight and their duration by method, route and status. */
export function measureRequests(app: FastifyInstance, registry: Registry, { routeOf, buckets }: RequestLabels): void {
  const registers = [registry];
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered', registers });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, from their first byte to the last byte of the response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.inc();
    // `finished` adds two listeners to the ten that Node allows for a streamed response.
    reply.raw.setMaxListeners(reply.raw.getMaxListeners() + 2);
    // Also called for aborted responses; Fastify's hooks are not.
    finished(reply.raw, () => inFlight.dec());
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
