import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../webpack/workspace.mjs';

/**
 * @typedef {object} Expression PromQL of an alert rule or a panel.
 * @property {string} where
 * @property {string} expr
 * @property {string} text Text that names labels as `{{label}}` or `{{ $labels.label }}`.
 */

/** @typedef {{ record?: string, alert?: string, expr: string, labels?: Record<string, string>, annotations?: { summary?: string } }} Rule */
/** @typedef {{ title: string, targets: { expr: string, legendFormat: string }[] }} Panel */

/**
 * Files of a folder with their names.
 * @param {string} folder
 * @param {string} end
 */
const filesIn = (folder, end) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(path.join(root, folder, name), 'utf8') }));

/** Rules of `docs/alerts`. */
export function alertRules() {
  return filesIn('docs/alerts', '.rules.yml').flatMap(({ name, text }) =>
    /** @type {{ groups: { rules: Rule[] }[] }} */ (parse(text)).groups.flatMap(({ rules }) =>
      rules.map((rule) => ({ ...rule, file: name })),
    ),
  );
}

/** Dashboards of `deploy/grafana`. */
export const dashboards = () =>
  filesIn('deploy/grafana', '.json').map(({ name, text }) => ({
    name,
    .../** @type {{ uid: string, title: string, panels: Panel[] }} */ (JSON.parse(text)),
  }));

/** @returns {Expression[]} Of all alert rules and panels. */
export function allExpressions() {
  const rules = alertRules().map(({ file, record, alert, expr, annotations }) => ({
    where: `${file}: ${alert ?? record}`,
    expr,
    text: annotations?.summary ?? '',
  }));
  const panels = dashboards().flatMap(({ name, panels: all }) =>
    all.flatMap(({ title, targets }) =>
      targets.map(({ expr, legendFormat }) => ({ where: `${name}: ${title}`, expr, text: legendFormat })),
    ),
  );
  return [...rules, ...panels];
}

/** Metrics of the HTML server alone; the API's tests know all others. */
const siteMetric = /\b(?:page|entry|api_call)_\w/;
export const isOfSite = (/** @type {Expression} */ { expr }) => siteMetric.test(expr);

/** Labels that Prometheus adds to each sample. */
const scraped = ['job', 'instance'];

/** Functions, operators and modifiers. */
const functions = new Set(
  'sum by increase rate histogram_quantile scalar vector on group_left or and unless max min count topk absent without ignoring'.split(
    ' ',
  ),
);

/**
 * @typedef {{ name: string, type: string, labelNames: readonly string[] }} MetricDefinition As prom-client keeps it.
 */

/**
 * Names of the series of metrics and of recording rules with the names of their labels.
 * @param {readonly MetricDefinition[]} metrics
 */
export function seriesOf(metrics) {
  /** @type {Map<string, Set<string>>} */
  const series = new Map();
  for (const { name, type, labelNames } of metrics) {
    const labels = [...labelNames, ...scraped];
    if (type !== 'histogram') series.set(name, new Set(labels));
    for (const end of type === 'histogram' ? ['bucket', 'sum', 'count'] : []) {
      series.set(`${name}_${end}`, new Set([...labels, ...(end === 'bucket' ? ['le'] : [])]));
    }
  }
  for (const { record } of alertRules()) {
    if (record !== undefined) series.set(record, new Set(['remote', 'version', 'group']));
  }
  return series;
}

/**
 * Metrics, labels and functions of an expression that do not exist, and labels of its text that no series of it has.
 * @param {Expression} expression
 * @param {ReadonlyMap<string, ReadonlySet<string>>} series
 * @returns {string[]}
 */
export function unknownWords({ where, expr, text }, series) {
  const code = expr.replaceAll(/"[^"]*"|\[(?:\d+[smhd]|\$__rate_interval)\]/g, '');
  const words = [...code.matchAll(/[a-z_][\w:]*/gi)].map(([word]) => word);
  const used = words.filter((word) => series.has(word));
  const labels = new Set(used.flatMap((name) => [...(series.get(name) ?? [])]));
  const unknown = words.filter((word) => !functions.has(word) && !series.has(word) && !labels.has(word));
  const inMatchers = [...expr.matchAll(/\b([\w:]{1,60})\{([^{}]{0,200})\}/g)].flatMap(
    ([, metric = '', matchers = '']) =>
      [...matchers.matchAll(/\b(\w{1,40})(?:=|!=|=~|!~)"/g)]
        .map(([, label = '']) => label)
        .filter((label) => series.get(metric)?.has(label) !== true),
  );
  const inText = [...text.matchAll(/\{\{ ?(?:\$labels\.)?(\w{1,40}) ?\}\}/g)]
    .map(([, label = '']) => label)
    .filter((label) => !labels.has(label) || !isKept(expr, label));
  const parentheses = code.split('(').length === code.split(')').length ? [] : ['parentheses'];
  const none = used.length === 0 && !code.startsWith('vector') ? ['no metric'] : [];
  return [...unknown, ...inMatchers, ...inText, ...parentheses, ...none].map((word) => `${where}: ${word}`);
}

/** Whether an aggregation keeps the label. @param {string} expr @param {string} label */
function isKept(expr, label) {
  if (!/\b(?:sum|max|min|count)\b/.test(expr)) return true;
  return (
    [...expr.matchAll(/\b(?:by|on) ?\(([^()]{0,100})\)/g)].some(([, names = '']) =>
      names.split(',').some((name) => name.trim() === label),
    ) || expr.includes('client:')
  );
}
