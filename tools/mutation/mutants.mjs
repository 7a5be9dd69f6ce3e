import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createInjector } from 'typed-inject';

/**
 * @typedef {object} Mutant
 * @property {string} file Relative to the root.
 * @property {string} id Position in the list of the file's mutants.
 * @property {string} mutator Stryker's name of the operator, for example `ConditionalExpression`.
 * @property {number} line 1-based.
 * @property {string} original The replaced source text.
 * @property {string} replacement
 * @property {string} mutated The whole file with the replacement.
 */

/**
 * All mutants of a file by Stryker's operators.
 * @param {string} root
 * @param {string} file Relative to root.
 * @returns {Promise<Mutant[]>}
 */
export async function mutantsOf(root, file) {
  const content = readFileSync(path.join(root, file), 'utf8');
  const { mutants } = await instrument(file, content);
  return mutants.map(({ mutatorName, replacement, location }, index) => {
    const start = offsetOf(content, location.start);
    const end = offsetOf(content, location.end);
    return {
      file,
      id: String(index),
      mutator: mutatorName,
      line: location.start.line + 1,
      original: content.slice(start, end),
      replacement,
      mutated: content.slice(0, start) + replacement + content.slice(end),
    };
  });
}

/**
 * The file with a call before each mutated place.
 * @param {string} root
 * @param {string} file Relative to root.
 * @param {string} onRun Body of a JavaScript function; `ids` are the ids of the mutants whose place runs.
 */
export async function instrumentFile(root, file, onRun) {
  const { content } = await instrument(file, readFileSync(path.join(root, file), 'utf8'));
  const runtime = `function stryMutAct_9fa48() { return false; }\nfunction stryCov_9fa48(...ids) { ${onRun} }\n`;
  const [start, end] = [content.indexOf('function stryNS_9fa48()'), content.indexOf(endOfStrykerRuntime)];
  return content.slice(0, start) + runtime + content.slice(end + endOfStrykerRuntime.length);
}

/** Stryker's instrumenter writes its runtime, three functions, before the code. */
const endOfStrykerRuntime = '  return isActive(id);\n}\n';

/** @param {string} file @param {string} source */
async function instrument(file, source) {
  const { mutants, files } = await instrumenter.instrument([{ name: file, content: source, mutate: true }], {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  return { mutants, content: files[0]?.content ?? source };
}

/**
 * A sample without repetition; deterministic for a seed and a list.
 * @template T
 * @param {readonly T[]} items
 * @param {{ size: number, seed: number }} options
 * @returns {T[]}
 */
export function seededSample(items, { size, seed }) {
  const random = xoroshiro128plus(seed);
  const rest = [...items];
  return Array.from({ length: Math.min(size, rest.length) }, () =>
    rest.splice(uniformInt(random, 0, rest.length - 1), 1),
  ).flat();
}

const silent = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};
const instrumenter = createInjector().provideValue('logger', logger).injectFunction(createInstrumenter);

/**
 * @param {string} text
 * @param {{ line: number, column: number }} position Both 0-based.
 */
function offsetOf(text, { line, column }) {
  const lines = text.split('\n').slice(0, line);
  return lines.reduce((offset, { length }) => offset + length + 1, column);
}
