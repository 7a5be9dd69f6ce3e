import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { whenAnswered } from './when-answered.ts';

/** Seconds. The fine ones are where pages' reads lie (DESIGN §7), the coarse ones where uploads do. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The template, never the address: ids and tokens are no labels. What nobody answers is one line. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered', registers });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, from their first byte to the last of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    inFlight.inc();
    whenAnswered(reply, () => inFlight.dec());
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
