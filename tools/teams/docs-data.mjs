/** What the page for teams states about error codes and alerts, read from the documentation. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../webpack/workspace.mjs';

/**
 * @typedef {object} ErrorPage
 * @property {string} code
 * @property {readonly { title: string, text: string }[]} sections
 *
 * @typedef {object} AlertRule
 * @property {string} name
 * @property {string} severity
 * @property {string} wait How long the condition holds before the alert; empty: none.
 * @property {string} condition In PromQL.
 *
 * @typedef {object} DocsData
 * @property {readonly ErrorPage[]} errorPages By code.
 * @property {readonly AlertRule[]} alertRules
 * @property {Readonly<Record<'errorRate' | 'lcpP75' | 'inpP75', number>>} budgets Of a remote without budgets of its own, in the units of
 *   the contract: a share, and milliseconds.
 *
 * @typedef {{ record?: string, alert?: string, expr: string, for?: string, labels?: Record<string, string> }} Rule
 */

const errorsFolder = path.join(root, 'docs/errors');
const rulesFile = path.join(root, 'docs/alerts/remotes.rules.yml');

/** What the data is made of, for watchers. */
export const docsFiles = [rulesFile];
export const docsFolders = [errorsFolder];

/** @returns {DocsData} */
export function docsData() {
  const codes = readdirSync(errorsFolder).filter((name) => name.startsWith('TP-'));
  /** @type {{ groups: { rules: Rule[] }[] }} */
  const { groups } = parse(readFileSync(rulesFile, 'utf8'));
  const rules = groups.flatMap((group) => group.rules);
  return {
    errorPages: codes.toSorted().map(errorPage),
    alertRules: rules.flatMap(alertRule),
    budgets: {
      errorRate: budgetOf(rules, 'client:error_rate:budget'),
      lcpP75: budgetOf(rules, 'client:lcp_seconds:budget') * 1000,
      inpP75: budgetOf(rules, 'client:inp_seconds:budget') * 1000,
    },
  };
}

/**
 * The paragraphs of a page, which start with their title: `**Cause.** A script …`
 * @param {string} name
 * @returns {ErrorPage}
 */
function errorPage(name) {
  const text = readFileSync(path.join(errorsFolder, name), 'utf8');
  const sections = text.split(/\n{2,}/).flatMap((paragraph) => {
    const end = paragraph.indexOf('.** ');
    if (!paragraph.startsWith('**') || end === -1) return [];
    return [{ title: paragraph.slice(2, end), text: plainText(paragraph.slice(end + 4)) }];
  });
  if (sections.length === 0) throw new Error(`${name} has no paragraph with a title`);
  return { code: path.basename(name, '.md'), sections };
}

/**
 * Links as their text, one line. Code stays between backticks.
 * @param {string} text
 */
const plainText = (text) =>
  text
    .trim()
    .replaceAll(/\[([^[\]]{1,200})\]\([^()]{1,200}\)/g, '$1')
    .replaceAll('\n', ' ');

/**
 * @param {Rule} rule
 * @returns {AlertRule[]}
 */
function alertRule({ alert, expr, for: wait = '', labels = {} }) {
  if (alert === undefined) return [];
  return [{ name: alert, severity: labels['severity'] ?? '', wait, condition: expr.replaceAll(/\s+/g, ' ').trim() }];
}

/**
 * @param {readonly Rule[]} rules
 * @param {string} name
 */
function budgetOf(rules, name) {
  const rule = rules.find(({ record, labels }) => record === name && labels?.['remote'] === 'default');
  const value = Number(/^vector\(([\d.]+)\)$/.exec(rule?.expr ?? '')?.[1]);
  if (Number.isNaN(value)) throw new Error(`${rulesFile} has no default for ${name}`);
  return value;
}
