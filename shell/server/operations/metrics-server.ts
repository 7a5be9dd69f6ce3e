import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

export interface MetricsAddress {
  host: string;
  /** Null: metrics are not collected. */
  port: number | null;
}

/**
 * Serves `GET /metrics` with Node's process metrics on a separate port that no proxy exposes. Null without a port: no
 * process metrics are collected then, because prom-client's observers would run for the lifetime of the process.
 */
export async function serveMetrics(registry: Registry, { host, port }: MetricsAddress): Promise<Server | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
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
