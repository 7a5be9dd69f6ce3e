import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Where the document's short paths begin. */
const bases = ['', 'api/src/modules', 'api/src'].map((base) => path.join(root, base));

/** A test's file, or a title within the file that the same line has named last. */
const citation = /`([\w./-]{1,200}\.(?:test|spec)\.[a-z]{1,200})`|“([^”]{1,200})”/g;

/** @param {string} line */
function* citedIn(line) {
  let file = '';
  for (const [, named, title] of line.matchAll(citation)) {
    if (named !== undefined) file = named;
    if (file !== '') yield [file, title ?? ''];
  }
}

const cited = document.split('\n').flatMap((line) => [...citedIn(line)]);

it('docs/security.md names many tests', () => {
  expect(cited.length).toBeGreaterThan(100);
});

it.each(cited)('%s has a test “%s”', (file, title) => {
  const found = bases.map((base) => path.join(base, file)).find((candidate) => existsSync(candidate));
  expect(found && readFileSync(found, 'utf8')).toContain(title);
});
