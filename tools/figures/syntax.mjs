import { parseSync } from 'oxc-parser';
import { countLines } from './files.mjs';

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const nesting = new Set([
  'IfStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'SwitchStatement',
  'TryStatement',
]);

/**
 * @typedef {object} SyntaxFigures
 * @property {number[]} functionLines Lines of each function with a block body.
 * @property {number[]} functionNesting Deepest nesting of control statements in each of these functions.
 * @property {number} escapes Exceptions from type checking: `any`, `as unknown as`, `!` assertions, suppression comments.
 * @property {string[]} comments Text of each comment; consecutive line comments are one.
 */

/**
 * @param {string} file
 * @param {string} text
 * @returns {SyntaxFigures}
 */
export function syntaxFigures(file, text) {
  const { program, comments } = parseSync(file, text);
  /** @type {SyntaxFigures} */
  const figures = { functionLines: [], functionNesting: [], escapes: 0, comments: joinComments(text, comments) };
  visit(program, text, figures);
  figures.escapes += figures.comments.filter((comment) =>
    /@ts-(expect-error|ignore|nocheck)|(eslint|oxlint)-disable/.test(comment),
  ).length;
  return figures;
}

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/**
 * @param {unknown} node
 * @param {string} text
 * @param {SyntaxFigures} figures
 */
function visit(node, text, figures) {
  if (!isNode(node)) return;
  if (functions.has(node.type) && isNode(node['body']) && node['body'].type === 'BlockStatement') {
    figures.functionLines.push(countLines(text.slice(node.start, node.end)));
    figures.functionNesting.push(deepestNesting(node['body']));
  }
  if (isEscape(node)) figures.escapes += 1;
  for (const child of children(node)) visit(child, text, figures);
}

/** @param {Node} node */
function isEscape(node) {
  if (node.type === 'TSAnyKeyword' || node.type === 'TSNonNullExpression') return true;
  const inner = node['expression'];
  return node.type === 'TSAsExpression' && isNode(inner) && inner.type === 'TSAsExpression';
}

/**
 * @param {Node} node
 * @returns {number}
 */
function deepestNesting(node) {
  const inner = children(node)
    .filter((child) => !functions.has(child.type))
    .map((child) => deepestNesting(child));
  return Math.max(0, ...inner) + (nesting.has(node.type) ? 1 : 0);
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function children(node) {
  return Object.values(node).flat().filter(isNode);
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * @param {string} text
 * @param {readonly { type: string, value: string, start: number, end: number }[]} comments
 * @returns {string[]}
 */
function joinComments(text, comments) {
  /** @type {{ value: string, end: number, isLine: boolean }[]} */
  const joined = [];
  for (const { type, value, start, end } of comments) {
    const previous = joined.at(-1);
    const isLine = type === 'Line';
    if (previous?.isLine && isLine && text.slice(previous.end, start).trim() === '') {
      previous.value += ` ${value.trim()}`;
      previous.end = end;
    } else {
      joined.push({ value: value.replaceAll(/\n\s*\*? ?/g, ' ').trim(), end, isLine });
    }
  }
  return joined.map(({ value }) => value);
}
