import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = /\.(tsx?|mjs|cjs)$/;
const notProduct =
  /(\.(test|spec)\.|\.d\.ts$|\.generated\.|(^|\/)(test|testing|e2e|fixtures|migrations|dist|node_modules)\/|answer-schemas\/)/;
export const hashComment = /(?:^[ \t]*#(?!!).*\n)+/gm;
export const dashComment = /(?:^[ \t]*--.*\n)+/gm;
export const htmlComment = /<!--([\s\S]*?)-->/g;
const commentSyntaxes = [
  { name: /^(\.env\.example|\.gitignore|Dockerfile|.*\.(ya?ml|conf|sh))$/, comment: hashComment },
  { name: /\.sql$/, comment: dashComment },
  { name: /\.html$/, comment: htmlComment },
  { name: /\.css$/, comment: /\/\*([\s\S]*?)\*\//g },
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
    const comments = blockComments(readFileSync(path.join(root, file), 'utf8'), syntax.comment);
    return [{ path: file, area: areaOf(file), comments }];
  });
}

/**
 * @param {string} text
 * @param {RegExp} comment Matches one comment, or consecutive comment lines, with the text in the first group or after line markers.
 * @returns {string[]}
 */
export function blockComments(text, comment) {
  return [...text.matchAll(comment)].map(([block, inner]) =>
    (inner ?? block.replaceAll(/^[ \t]*(#|--)/gm, '')).replaceAll(/\s+/g, ' ').trim(),
  );
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
