import type { TeamGroup } from 'shared-contracts';
import { docsData } from './docs-data';
import { formatNumber } from './words';

export type MetricName = 'errorRate' | 'lcpP75' | 'inpP75';

export interface Metric {
  name: MetricName;
  label: string;
  /** In a sentence. */
  alertLabel: string;
  /** From this value on the default alert rules alert. In the metric's own unit. */
  limit: number;
  /** Largest possible value. */
  largest?: number;
  /** Converts to the unit that is shown. */
  factor: number;
  unit: string;
  /** Unit of a difference. */
  pointUnit: string;
}

export const metrics: readonly Metric[] = [
  {
    name: 'errorRate',
    label: 'Error rate',
    alertLabel: 'error rate',
    limit: docsData.budgets.errorRate,
    largest: 1,
    factor: 100,
    unit: '%',
    pointUnit: 'pt',
  },
  {
    name: 'lcpP75',
    label: 'LCP, 75th',
    alertLabel: 'LCP at the 75th percentile',
    limit: docsData.budgets.lcpP75,
    factor: 0.001,
    unit: 's',
    pointUnit: 's',
  },
  {
    name: 'inpP75',
    label: 'INP, 75th',
    alertLabel: 'INP at the 75th percentile',
    limit: docsData.budgets.inpP75,
    factor: 1,
    unit: 'ms',
    pointUnit: 'ms',
  },
];

const plain = (value: number, { factor, unit }: Metric) =>
  formatNumber(unit === 'ms' ? Math.round(value) : value * factor);
/** With the sign for minus. */
const signed = (value: number, metric: Metric) => plain(value, metric).replace(/^-/, '−');

/** `0.42 %`. */
export const formatValue = (value: number, metric: Metric): string => `${plain(value, metric)} ${metric.unit}`;

/** `+3.4`. */
export const formatChange = (value: number, metric: Metric): string => (value > 0 ? '+' : '') + signed(value, metric);

/** `−0.05 pt (−0.21 to 0.11)`. */
export const formatDifference = ({ value, low, high }: { value: number; low: number; high: number }, metric: Metric) =>
  `${signed(value, metric)} ${metric.pointUnit} (${signed(low, metric)} to ${signed(high, metric)})`;

/** `0.42 %`, or that there is nothing to show: a metric without views is never 0. */
export function formatTotal(group: TeamGroup | null, metric: Metric): string {
  const total = group?.[metric.name].total ?? null;
  if (total !== null) return formatValue(total.value, metric);
  return group === null || group.views === 0 ? 'No views' : 'No values';
}
