import { parseSync } from 'oxc-parser';

/** Placeholder for a value that is known at run time only; no pattern contains it. */
const unknownText = '\uE000';

/**
 * A regular expression of a source file. `text` is its source text.
 * @typedef {{ source: string, flags: string, line: number, text: string }} Pattern
 * @typedef {{ type: string, start: number, end: number } & Record<string, unknown>} Node
 */

/**
 * The regular expressions of a JavaScript or TypeScript file: literals, and arguments of `RegExp`, in which values that are
 * known at run time only count as one character.
 * @param {string} file
 * @param {string} source
 * @returns {Pattern[]}
 */
export function patternsIn(file, source) {
  /** @type {Pattern[]} */
  const patterns = [];
  visit(parseSync(file, source).program, (node) => {
    const found = literalOf(node) ?? constructedOf(node);
    if (found === null) return;
    const line = source.slice(0, node.start).split('\n').length;
    patterns.push({ ...found, line, text: source.slice(node.start, node.end) });
  });
  return patterns;
}

/** @param {Node} node @returns {{ source: string, flags: string } | null} */
function literalOf({ type, regex }) {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return null;
  const { pattern, flags } = /** @type {{ pattern: string, flags: string }} */ (regex);
  return { source: pattern, flags };
}

/** @param {Node} node @returns {{ source: string, flags: string } | null} */
function constructedOf(node) {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!isCall || /** @type {Node} */ (node.callee)['name'] !== 'RegExp') return null;
  const [pattern, flags] = /** @type {Node[]} */ (node.arguments);
  return { source: textOf(pattern), flags: flags === undefined ? '' : textOf(flags) };
}

/** @param {Node | undefined} node @returns {string} */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isRaw = node?.type === 'TaggedTemplateExpression';
  const template = isRaw ? /** @type {Node} */ (node.quasi) : node;
  if (template?.type !== 'TemplateLiteral') return unknownText;
  const parts = /** @type {{ value: { raw: string, cooked: string } }[]} */ (template.quasis);
  return parts.map(({ value }) => (isRaw ? value.raw : value.cooked)).join(unknownText);
}

/** @param {unknown} value @param {(node: Node) => void} onNode */
function visit(value, onNode) {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) onNode(/** @type {Node} */ (value));
  for (const child of Object.values(value)) visit(child, onNode);
}
