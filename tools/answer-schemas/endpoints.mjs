import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} DeclaredEndpoint
 * @property {string} name
 * @property {string | null} answer TypeScript source of the response type; null for a response without a JSON body.
 * @property {string} description Text of the doc comment; empty without one.
 */

/** Response types without a JSON body: files, texts and redirects. */
const bodyless = new Set(['Blob', 'string', 'undefined']);

/**
 * The endpoints of the contracts, in the order of their files.
 * @param {string} folder `shared-contracts/src`.
 * @returns {DeclaredEndpoint[]}
 */
export function declaredEndpoints(folder) {
  return contractFiles(folder).flatMap((file) => endpointsIn(file, readFileSync(path.join(folder, file), 'utf8')));
}

/** @param {string} folder */
const contractFiles = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.contract.ts'))
    .toSorted();

/**
 * @param {string} file Name for the parser's messages.
 * @param {string} source
 * @returns {DeclaredEndpoint[]}
 */
export function endpointsIn(file, source) {
  const { program, comments } = parseSync(file, source);
  return program.body.flatMap((statement) => {
    const endpoint = endpointOf(statement, source);
    if (endpoint === null) return [];
    const comment = comments.findLast((one) => one.end <= statement.start);
    const isOwn = comment !== undefined && source.slice(comment.end, statement.start).trim() === '';
    return [{ ...endpoint, description: isOwn ? docText(comment.value) : '' }];
  });
}

/**
 * `export const <name> = defineEndpoint<Arg, Answer, Body>(…)`.
 * @param {import('oxc-parser').Statement | import('oxc-parser').Directive} statement
 * @param {string} source
 */
function endpointOf(statement, source) {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return null;
  const [declared] = statement.declaration.declarations;
  const call = declared?.init;
  if (declared?.id.type !== 'Identifier' || call?.type !== 'CallExpression') return null;
  if (call.callee.type !== 'Identifier' || call.callee.name !== 'defineEndpoint') return null;
  const answer = call.typeArguments?.params[1];
  if (answer === undefined) throw new Error(`${declared.id.name}: defineEndpoint has no response type`);
  const text = source.slice(answer.start, answer.end);
  return { name: declared.id.name, answer: bodyless.has(text) ? null : text };
}

/**
 * A doc comment without its asterisks, as one paragraph.
 * @param {string} comment
 */
function docText(comment) {
  if (!comment.startsWith('*')) return '';
  return comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .trim();
}
