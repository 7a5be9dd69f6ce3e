import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

export interface MetricsAddress {
  host: string;
  /** Null: nobody collects. */
  port: number | null;
}

/**
 * Serves `GET /metrics` on a port of its own, which no proxy leads to, with what Node tells of the process. Null where there is
 * no port for it: then nothing watches the process either, as the observers of prom-client would for as long as it lives.
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
  // Whoever collects must not keep a process from ending.
  return server.unref();
}
