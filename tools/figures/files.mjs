import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = /\.(tsx?|mjs|cjs)$/;
const notProduct =
  /(\.(test|spec)\.|\.d\.ts$|\.generated\.|(^|\/)(test|testing|e2e|fixtures|migrations|dist|node_modules)\/|answer-schemas\/)/;
/** @type {readonly { name: RegExp, comments: (text: string) => string[] }[]} */
const commentSyntaxes = [
  {
    name: /^(\.env\.example|\.gitignore|Dockerfile|.*\.(ya?ml|conf|sh))$/,
    comments: (text) => lineComments(text, '#'),
  },
  { name: /\.sql$/, comments: (text) => lineComments(text, '--') },
  { name: /\.html$/, comments: (text) => blockComments(text, '<!--', '-->') },
  { name: /\.css$/, comments: (text) => blockComments(text, '/*', '*/') },
];

/**
 * @typedef {object} SourceFile
 * @property {string} path Relative to the root.
 * @property {string} area The top-level folder, `.` for files of the root.
 * @property {string} text
 * @property {boolean} isProduct False for tests, test helpers, fixtures, migrations, declarations and generated files.
 */

/**
 * The source files that git tracks.
 * @param {string} root
 * @returns {SourceFile[]}
 */
export function sourceFiles(root) {
  return trackedFiles(root)
    .filter((file) => source.test(file))
    .map((file) => ({
      path: file,
      area: areaOf(file),
      text: readFileSync(path.join(root, file), 'utf8'),
      isProduct: !notProduct.test(file),
    }));
}

/**
 * Comments of tracked files that are not TypeScript or JavaScript: environment, YAML, Docker, shell, nginx, SQL, HTML and CSS files.
 * @param {string} root
 */
export function otherComments(root) {
  return trackedFiles(root).flatMap((file) => {
    const syntax = commentSyntaxes.find(({ name }) => name.test(path.basename(file)));
    if (syntax === undefined) return [];
    const comments = syntax.comments(readFileSync(path.join(root, file), 'utf8'));
    return [{ path: file, area: areaOf(file), comments }];
  });
}

/**
 * Comments of whole lines; consecutive lines are one comment.
 * @param {string} text
 * @param {string} marker
 */
export function lineComments(text, marker) {
  /** @type {string[][]} */
  const comments = [[]];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith(marker) && !line.startsWith('#!')) comments.at(-1)?.push(line.slice(marker.length).trim());
    else comments.push([]);
  }
  return comments.filter((lines) => lines.length > 0).map((lines) => lines.join(' '));
}

/** @param {string} text @param {string} open @param {string} close */
export function blockComments(text, open, close) {
  const comments = text
    .split(open)
    .slice(1)
    .map((rest) => rest.split(close)[0] ?? '');
  return comments.map((comment) => comment.replaceAll(/\s+/g, ' ').trim());
}

/** @param {string} root */
function trackedFiles(root) {
  const options = { encoding: /** @type {const} */ ('utf8'), maxBuffer: 64 * 1024 * 1024 };
  return execFileSync('git', ['-C', root, 'ls-files', '-z'], options).split('\0');
}

/** @param {string} file */
function areaOf(file) {
  return file.includes('/') ? (file.split('/')[0] ?? '.') : '.';
}

/** @param {string} text */
export function countLines(text) {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

/**
 * @param {readonly number[]} values
 * @param {number} share Between 0 and 1.
 * @returns {number} The value at that share of the sorted values, 0 for no values.
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
