import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter, Histogram, Registry } from 'prom-client';
import { clientEventKinds, type VitalName } from 'shared-contracts';
import type { MeasuredVersion, Measurement } from './client-measurement.policy.ts';

/** Versions with metrics. Those of the versions that were not reported for the longest time are removed. */
const maxVersions = 200;

const labelNames = ['remote', 'version', 'group'] as const;
type Label = (typeof labelNames)[number];

/** Upper bounds: seconds, or a score. The limits of Core Web Vitals and the budgets of the alert rules are bounds. */
const vitals: Readonly<Partial<Record<VitalName, { name: string; help: string; unit: number; buckets: number[] }>>> = {
  LCP: {
    name: 'client_lcp_seconds',
    help: 'Largest contentful paint of page views, by the remote of the route',
    unit: 1000,
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
  },
  INP: {
    name: 'client_inp_seconds',
    help: 'Interaction to next paint of page views',
    unit: 1000,
    buckets: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  },
  CLS: {
    name: 'client_layout_shift',
    help: 'Cumulative layout shift of page views',
    unit: 1,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5],
  },
  'long-task': {
    name: 'client_blocking_seconds',
    help: 'Time of long tasks above 50 ms, by page view',
    unit: 1000,
    buckets: [0.05, 0.1, 0.2, 0.4, 0.6, 1, 2, 5],
  },
};

/** What this process received from browsers. Sum over all APIs. */
@Injectable()
export class ClientEventsMetrics {
  private readonly views: Counter<Label>;
  private readonly failedViews: Counter<Label>;
  private readonly failures: Counter<Label | 'kind'>;
  private readonly vitals = new Map<string, { histogram: Histogram<Label>; unit: number }>();
  private readonly versions = new LRUCache<string, MeasuredVersion>({
    max: maxVersions,
    dispose: (version) => this.remove(version),
  });

  constructor(registry: Registry) {
    const registers = [registry];
    const counter = (name: string, help: string) => new Counter({ name, help, labelNames, registers });
    this.views = counter('client_views_total', 'Reported views of remotes');
    const share = 'Views with a failure, multiplied by the share of views that are reported';
    this.failedViews = counter('client_failed_views_total', share);
    this.failures = new Counter({
      name: 'client_failures_total',
      help: 'Reported failures of remotes',
      labelNames: [...labelNames, 'kind'],
      registers,
    });
    for (const [metric, { unit, ...options }] of Object.entries(vitals)) {
      this.vitals.set(metric, { histogram: new Histogram({ ...options, labelNames, registers }), unit });
    }
  }

  count(measurements: readonly Measurement[]): void {
    for (const measurement of measurements) this.countOne(measurement);
  }

  private countOne({ remote, version, group, metric, count, value }: Measurement): void {
    const labels = { remote, version, group };
    const key = Object.values(labels).join(' ');
    // `set` of a known key would remove its metrics.
    if (this.versions.get(key) === undefined) this.versions.set(key, labels);
    const vital = this.vitals.get(metric);
    if (vital !== undefined) vital.histogram.observe(labels, (value ?? 0) / vital.unit);
    else if (metric === 'views') this.views.inc(labels, count);
    else if (metric === 'failed') this.failedViews.inc(labels, count);
    else this.failures.inc({ ...labels, kind: metric }, count);
  }

  private remove(labels: MeasuredVersion): void {
    const metrics = [this.views, this.failedViews, ...[...this.vitals.values()].map(({ histogram }) => histogram)];
    for (const metric of metrics) metric.remove({ ...labels });
    for (const kind of clientEventKinds) this.failures.remove({ ...labels, kind });
  }
}
