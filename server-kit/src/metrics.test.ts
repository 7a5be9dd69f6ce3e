import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { serveMetrics } from './metrics.ts';

const registry = new Registry();
const gauge = new Gauge({ name: 'answer', help: 'of all', registers: [registry] });
gauge.set(42);

let server: Server | null;
let port: number;
let url: string;
beforeAll(async () => {
  server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
  port = (server!.address() as AddressInfo).port;
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => new Promise((resolve) => server?.close(resolve)));

it('answers GET /live with 200 and without content', async () => {
  const answer = await fetch(`${url}/live`);
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect((await fetch(`${url}/live`, { method: 'POST' })).status).toBe(404);
});

it('serves GET /metrics only beside it', async () => {
  const answer = await fetch(`${url}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, registry.contentType]);
  const text = await answer.text();
  for (const name of ['answer 42', 'process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds']) {
    expect(text).toContain(name);
  }
  expect((await fetch(`${url}/api/health`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('does not listen without a port', async () => {
  expect(await serveMetrics(registry, { host: '127.0.0.1', port: null })).toBeNull();
});

it('fails if the port is in use', async () => {
  await expect(serveMetrics(registry, { host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
});
