import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Registry } from 'prom-client';
import { clientEventKinds } from 'shared-contracts';
import { parse } from 'yaml';
import { ClientEventsMetrics } from './client-events.metrics.ts';
import { RemotesMetrics } from '../remotes/index.ts';
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

/** Names of the series with samples, with the names of their labels. */
async function seriesOf(registry: Registry): Promise<Map<string, Set<string>>> {
  const series = new Map<string, Set<string>>();
  for (const { name, values } of await registry.getMetricsAsJSON()) {
    for (const value of values) {
      const { metricName = name } = value as { metricName?: string };
      series.set(metricName, new Set(Object.keys(value.labels)));
    }
  }
  return series;
}

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

/** Words of PromQL without label values, numbers, durations and text of templates. */
const functions = new Set(
  'sum by increase histogram_quantile scalar vector on group_left or and rate max min count without ignoring'.split(
    ' ',
  ),
);

it('alerts on existing metrics by existing labels', async () => {
  metrics.count(
    [...clientEventKinds.filter((kind) => kind !== 'view'), 'views', 'failed', 'LCP', 'INP'].map((metric) =>
      one(metric as Metric),
    ),
  );
  // Its constructor adds the sample that the first increase is computed from.
  expect(new RemotesMetrics(registry)).toBeDefined();
  const series = await seriesOf(registry);
  // Labels that remain after the aggregations of these rules.
  for (const { record } of rules) if (record !== undefined) series.set(record, new Set(['remote', 'version', 'group']));
  const known = new Set([...series.values()].flatMap((labels) => [...labels]));
  for (const { expr, labels = {} } of rules) {
    const code = expr.replaceAll(/"[^"]*"|\[\d+[smhd]\]/g, '');
    for (const [word] of code.matchAll(/[a-z][\w:]*/gi)) {
      expect({ word, isKnown: functions.has(word) || series.has(word) || known.has(word) }).toEqual({
        word,
        isKnown: true,
      });
    }
    for (const [, metric, matchers] of expr.matchAll(/\b([\w:]{1,60})\{([^{}]{0,200})\}/g)) {
      const names = [...matchers!.matchAll(/\b(\w{1,40})!?=/g)].map(([, name]) => name!);
      expect(names.filter((name) => !series.get(metric!)?.has(name))).toEqual([]);
    }
    expect(code.split('(')).toHaveLength(code.split(')').length);
    expect(Object.keys(labels).filter((name) => !['severity', 'remote'].includes(name))).toEqual([]);
  }
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
