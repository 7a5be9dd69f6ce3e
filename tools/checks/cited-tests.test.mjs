import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOf, testFiles } from '../jest/test-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const specs = readdirSync(path.join(root, 'e2e/specs')).map((name) => `e2e/specs/${name}`);
const files = [...testFiles.flatMap((project) => filesOf(root, project)).map(({ file }) => file), ...specs];
const documents = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));

/** A test's file; after it, a title or its beginning (`“fits on a phone …”`), or numbers of tests (`(T10, T29)`). */
const citation = /`([\w./*{},-]{1,300}\.(?:test|spec)\.[a-z*]{1,20})`|“([^”]{1,200})”|\((T\d{1,2}(?:, T\d{1,2})*)\)/g;

/** @param {string} document @returns {{ file: string, title: string }[]} `title` is empty where only the file is cited. */
function citationsIn(document) {
  const lines = readFileSync(path.join(root, document), 'utf8').split('\n');
  return lines.flatMap((line) => {
    let file = '';
    return [...line.matchAll(citation)].flatMap(([, cited, title, numbers]) => {
      if (cited !== undefined) file = cited;
      if (file === '') return [];
      return (numbers?.split(', ') ?? [title?.replace(/ …$/, '') ?? '']).map((one) => ({ file, title: one }));
    });
  });
}

/** Expands `{a,b}` into one path per alternative. @param {string} cited @returns {string[]} */
function alternatives(cited) {
  const braces = /\{([^{}]*)\}/.exec(cited);
  if (braces === null) return [cited];
  const [all, names = ''] = braces;
  return names.split(',').flatMap((name) => alternatives(cited.replace(all, name)));
}

/** The paths that end with the given one. `*` and `**` have the meaning of the shell. @param {string} cited */
function filesMatching(cited) {
  const pattern = cited
    .replaceAll('.', String.raw`\.`)
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll('*', '[^/]*');
  const matches = new RegExp(`(?:^|/)${pattern}$`);
  return files.filter((file) => matches.test(file));
}

/** @param {{ file: string, title: string }} citation */
function isMissing({ file, title }) {
  const found = alternatives(file).map(filesMatching);
  if (found.some((matches) => matches.length === 0)) return true;
  const texts = found.flat().map((match) => readFileSync(path.join(root, match), 'utf8'));
  const words = /^T\d+$/.test(title) ? new RegExp(`\\b${title}\\b`) : null;
  return !texts.some((text) => words?.test(text) ?? text.includes(title));
}

it.each(['e2e/TEST_PLAN.md', ...documents.map((name) => `docs/${name}`)])(
  '%s cites only tests that exist',
  (document) => {
    expect(citationsIn(document).filter(isMissing)).toEqual([]);
  },
);

it.each(['e2e/TEST_PLAN.md', 'docs/security.md'])('finds the citations of %s', (document) => {
  expect(citationsIn(document).length).toBeGreaterThan(100);
});
