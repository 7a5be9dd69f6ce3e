import { Registry } from 'prom-client';
import { serveMetrics } from 'server-kit';
import {
  alertRules,
  allExpressions,
  dashboards,
  isOfSite,
  seriesOf,
  unknownWords,
  type MetricDefinition,
} from '../../tools/metrics/expressions.mjs';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { createTestWorker, type TestWorker } from './create-test-worker.ts';
import { createTestDatabase } from './test-database.ts';

let api: TestApp;
let worker: TestWorker;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  // Metrics of replicas are registered if there is one.
  api = await createTestApp({ databaseUrl, databaseReplicaUrls: [databaseUrl] });
  worker = await createTestWorker(databaseUrl);
  await worker.work();
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

/** Metrics that API and worker register, with those of each process. */
async function series() {
  const process = new Registry();
  const server = await serveMetrics(process, { host: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server?.close(resolve));
  const registries = [api.app.get(Registry), worker.module.get(Registry), process];
  return seriesOf(registries.flatMap((one) => one.getMetricsAsArray() as unknown as MetricDefinition[]));
}

it('alerts and dashboards use existing metrics, by existing labels', async () => {
  const known = await series();
  const expressions = allExpressions().filter((one) => !isOfSite(one));
  expect(expressions.length).toBeGreaterThan(60);
  expect(expressions.flatMap((one) => unknownWords(one, known))).toEqual([]);
});

it.each([
  ['sum(http_requests_in_fligt)', ''],
  ['sum by (rout) (rate(http_request_duration_seconds_count[5m]))', ''],
  ['deliveries{queue="a"}', ''],
  ['summ(deliveries)', ''],
  ['sum(deliveries', ''],
  ['deliveries', '{{route}}'],
  ['sum by (state) (deliveries)', '{{instance}}'],
  ['vector(1) + 1 > time', ''],
])('finds the mistake in %j with %j', async (expr, text) => {
  expect(unknownWords({ where: 'a panel', expr, text }, await series())).not.toEqual([]);
});

it('alerts have a severity and a summary; dashboards have different addresses and panels with a datasource', () => {
  const alerts = alertRules().filter(({ alert }) => alert !== undefined);
  expect(
    alerts.filter(
      ({ labels, annotations }) => !/^(page|ticket)$/.test(labels?.['severity'] ?? '') || !annotations?.summary,
    ),
  ).toEqual([]);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  const all = dashboards();
  expect(all.map(({ name }) => name.replace(/^.*\/|\.json$/g, ''))).toEqual([
    'api',
    'database',
    'mails',
    'remotes',
    'search',
    'site',
    'worker',
  ]);
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  // An address of a Grafana's own datasource would work in no other.
  expect(JSON.stringify(all).match(/"uid":"(?!trampolim-|\$\{datasource\})[^"]*"/g)).toBeNull();
});
