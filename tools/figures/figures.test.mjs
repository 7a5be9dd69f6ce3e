import { duplicatedLines } from './duplicates.mjs';
import { blockComments, lineComments } from './files.mjs';
import { hasIdiom } from './idiom.mjs';
import { syntaxFigures } from './syntax.mjs';

test('detects metaphors and personifications, and accepts standard terms', () => {
  const idioms = ['Nobody is told that the row is gone.', 'What stands in the row by now.', 'A room of its own.'];
  const plain = [
    'The current value of the row.',
    'Subscribers whose mail bounced.',
    'Returns `null` for an unknown id.',
  ];
  expect(idioms.filter((comment) => !hasIdiom(comment))).toEqual([]);
  expect(plain.filter(hasIdiom)).toEqual([]);
});

test('counts lines of runs of six or more equal lines', () => {
  const run = ['one()', 'two()', 'three()', 'four()', 'five()', 'six()'];
  expect(duplicatedLines([{ path: 'a', text: run.join('\n') }])).toBe(0);
  expect(
    duplicatedLines([
      { path: 'a', text: run.slice(1).join('\n') },
      { path: 'b', text: run.join('\n') },
    ]),
  ).toBe(0);
  const withBlanks = run.join('\n\n');
  expect(
    duplicatedLines([
      { path: 'a', text: withBlanks },
      { path: 'b', text: run.join('\n') },
    ]),
  ).toBe(12);
});

test('does not count imports and export lists over several lines as duplicates', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `  ${name},\n`).join('');
  const text = `import {\n${names}} from './numbers.ts';\nexport {\n${names}} from './numbers.ts';\nexport {\n${names}};\n`;
  expect(
    duplicatedLines([
      { path: 'a.ts', text },
      { path: 'b.ts', text },
    ]),
  ).toBe(0);
});

test('measures functions, nesting, escapes and comments', () => {
  const text = `
    // First line
    // and second.
    function outer(value: any) {
      if (value) {
        for (const item of value!) call(item);
      }
      return () => { return 1; };
    }
    /** Other. */
    const id = value as unknown as string;`;
  const figures = syntaxFigures('a.ts', text);
  expect(figures.comments).toEqual(['First line and second.', '* Other.']);
  expect(figures).toMatchObject({ functionLines: [6, 1], functionNesting: [2, 0], escapes: 3 });
});

test('reads comments of environment, SQL and HTML files', () => {
  expect(lineComments('#!/bin/sh\n# First line\n  # and second.\nrun # no comment\n# Other.\n', '#')).toEqual([
    'First line and second.',
    'Other.',
  ]);
  expect(lineComments('select 1;\n  -- First line\n  -- and second.\nselect 2;\n', '--')).toEqual([
    'First line and second.',
  ]);
  expect(blockComments('<p></p>\n<!-- First line\n and second. -->', '<!--', '-->')).toEqual([
    'First line and second.',
  ]);
});
