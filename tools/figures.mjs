/**
 * `npm run figures [-- --root <checkout>] [--list comments|suffixes|cycles|small]`: prints measures of the code base as one table, per
 * top-level folder and in total, or the files behind one measure. Reads the files that git tracks and writes nothing.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { duplicatedLines } from './figures/duplicates.mjs';
import { countLines, otherComments, quantile, sourceFiles } from './figures/files.mjs';
import { importCycles, importGraph } from './walls/import-cycles.mjs';
import { hasIdiom } from './figures/idiom.mjs';
import { syntaxFigures } from './figures/syntax.mjs';
import { specifiersOf } from './walls/imports.mjs';

/** @typedef {import('./figures/files.mjs').SourceFile & import('./figures/syntax.mjs').SyntaxFigures & { lines: number, imports: number }} MeasuredFile */

const { values } = parseArgs({ options: { root: { type: 'string' }, list: { type: 'string' } } });
const root = path.resolve(values.root ?? path.join(import.meta.dirname, '..'));
const files = sourceFiles(root).map((file) => ({
  ...file,
  ...syntaxFigures(file.path, file.text),
  lines: countLines(file.text),
  imports: specifiersOf(file.path, file.text).length,
}));
const others = otherComments(root);

/** @type {Record<string, () => string[]>} */
const lists = {
  comments: () =>
    [...files, ...others].flatMap(({ path: file, comments }) =>
      comments.filter(hasIdiom).map((comment) => `${file}: ${comment}`),
    ),
  suffixes: () => files.filter(lacksSuffix).map((file) => file.path),
  cycles: () => cycles(files).map((group) => group.join(' → ')),
  small: () =>
    files.filter((file) => file.isProduct && file.lines < 25).map(({ path: file, lines }) => `${file}: ${lines}`),
};

const list = lists[values.list ?? ''];
if (values.list !== undefined && list === undefined) {
  console.error(`--list takes one of: ${Object.keys(lists).join(', ')}`);
  process.exitCode = 1;
} else if (list !== undefined) {
  console.log(list().join('\n'));
} else {
  printTable();
}

function printTable() {
  const areas = [...new Set(files.map(({ area }) => area))].toSorted((a, b) => a.localeCompare(b));
  const columns = [
    ...areas.map((area) => [area, measures(inArea(files, area), inArea(others, area))]),
    ['total', measures(files, others)],
  ];
  console.table(Object.fromEntries(columns));
}

/**
 * @template {{ area: string }} File
 * @param {readonly File[]} all
 * @param {string} area
 */
function inArea(all, area) {
  return all.filter((file) => file.area === area);
}

/**
 * @param {readonly MeasuredFile[]} measured
 * @param {readonly { comments: readonly string[] }[]} commented Files of other languages, of which only comments are measured.
 */
function measures(measured, commented) {
  const product = measured.filter((file) => file.isProduct);
  const lines = sum(product.map((file) => file.lines));
  const functions = product.flatMap((file) => file.functionLines);
  const comments = [...measured, ...commented].flatMap((file) => file.comments);
  return {
    files: product.length,
    lines,
    'lines/file': round(lines / product.length),
    'files < 25': product.filter((file) => file.lines < 25).length,
    'test lines': sum(measured.filter((file) => !file.isProduct).map((file) => file.lines)),
    'function p50': quantile(functions, 0.5),
    'function p90': quantile(functions, 0.9),
    'function max': quantile(functions, 1),
    'nesting max': quantile(
      product.flatMap((file) => file.functionNesting),
      1,
    ),
    'imports/1000': round((1000 * sum(product.map((file) => file.imports))) / lines),
    'idiom %': round((100 * comments.filter(hasIdiom).length) / comments.length),
    'no suffix': product.filter(lacksSuffix).length,
    escapes: sum(measured.map((file) => file.escapes)),
    'duplicate lines': duplicatedLines(product),
    cycles: cycles(product).length,
  };
}

/**
 * Whether a file of the API has no role suffix (`resumes.service.ts`). Entry points and `index.ts` files need none.
 * @param {MeasuredFile} file
 */
function lacksSuffix(file) {
  const isEntry = /^api\/src\/[^/]+\.ts$/.test(file.path) || file.path.endsWith('/index.ts');
  return (
    file.isProduct &&
    file.path.startsWith('api/src/') &&
    !isEntry &&
    !/\.[a-z-]+\.(?:tsx?|mjs)$/.test(path.basename(file.path))
  );
}

/** @param {readonly MeasuredFile[]} measured */
function cycles(measured) {
  return importCycles(
    importGraph(
      root,
      measured.map((file) => file.path),
    ),
  );
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {number} number */
function round(number) {
  return Number.isFinite(number) ? Math.round(number * 10) / 10 : 0;
}
