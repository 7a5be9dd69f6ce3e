import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import { ClientEventsMetrics } from './client-events.metrics.ts';
import type { Metric } from './client-measurement.policy.ts';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  for?: string;
  labels?: Record<string, string>;
  annotations?: { summary: string };
}

const read = (name: string): unknown =>
  parse(readFileSync(path.join(__dirname, '../../../../docs/alerts', name), 'utf8'));
const { groups } = read('remotes.rules.yml') as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

const version = { remote: 'mfe-jobs', version: '1.0.0', group: 'canary' } as const;
const one = (metric: Metric) => ({ ...version, metric, detail: 0, count: 1, value: 1500 });

let registry: Registry;
let metrics: ClientEventsMetrics;
beforeEach(() => {
  registry = new Registry();
  metrics = new ClientEventsMetrics(registry);
});

it('counts by remote, version and group, and removes versions that are not reported any more', async () => {
  const all = ['views', 'failed', 'render', 'LCP', 'INP', 'CLS', 'long-task'] as const;
  metrics.count(all.map(one));
  metrics.count([one('views'), { ...one('failed'), count: 0.25 }]);
  const text = await registry.metrics();
  const labels = 'remote="mfe-jobs",version="1.0.0",group="canary"';
  expect(text).toContain(`client_views_total{${labels}} 2`);
  expect(text).toContain(`client_failed_views_total{${labels}} 1.25`);
  expect(text).toContain(`client_failures_total{${labels},kind="render"} 1`);
  expect(text).toContain(`client_lcp_seconds_bucket{le="1.5",${labels}} 1`);
  for (let index = 0; index < 200; index += 1) metrics.count([{ ...one('views'), version: `2.0.${index}` }]);
  const later = await registry.metrics();
  expect(later).not.toContain('"1.0.0"');
  expect(later).toContain('"2.0.0"');
});

it('has alerts with a default budget for errors, paint and interaction, and summaries of known labels', () => {
  const alerts = rules.filter(({ alert }) => alert !== undefined);
  expect(alerts.map(({ alert }) => alert)).toEqual([
    'RemoteErrors',
    'RemoteSlowPaint',
    'RemoteSlowInteraction',
    'RemoteTakenBack',
    'RemoteIntegrity',
  ]);
  // `promtool test rules` evaluates them.
  const { tests } = read('remotes.rules.test.yml') as { tests: { alert_rule_test: { alertname: string }[] }[] };
  const tested = tests.flatMap(({ alert_rule_test: cases }) => cases.map(({ alertname }) => alertname));
  expect(new Set(tested)).toEqual(new Set(alerts.map(({ alert }) => alert)));
  const budgets = rules.filter(({ record, labels }) => record?.endsWith(':budget') && labels?.remote === 'default');
  expect(budgets).toHaveLength(3);
  const isUsed = (record = '') => alerts.some(({ expr }) => expr.includes(`${record}{remote="default"}`));
  expect(budgets.filter(({ record }) => !isUsed(record))).toEqual([]);
  for (const { annotations, expr } of alerts) {
    const used = [...(annotations?.summary ?? '').matchAll(/\$labels\.(\w+)/g)].map(([, name]) => name!);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !expr.includes('client:') && !expr.includes(name))).toEqual([]);
  }
});
