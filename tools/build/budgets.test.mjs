import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { budgetProblems } from '../budget.mjs';

/** @type {string} */
let project;

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'budget-'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

/**
 * Random bytes, which cannot be compressed.
 * @param {Record<string, number>} sizes
 */
function build(sizes) {
  const files = {
    'shell/shell.json': JSON.stringify({ script: 'shell.js' }),
    'remotes/mfe-a/1.0.0/remote.json': JSON.stringify({
      id: 'mfe-a',
      version: '1.0.0',
      entry: 'entry.js',
      exposes: { app: ['app.js', 'more.js'] },
      chunks: { page: ['page.js'] },
      isolation: null,
    }),
    'remotes/mfe-b/1.0.0/remote.json': JSON.stringify({
      id: 'mfe-b',
      version: '1.0.0',
      entry: 'entry.js',
      exposes: { app: ['app.js'] },
      isolation: { kind: 'shadow' },
    }),
    ...Object.fromEntries(Object.entries(sizes).map(([file, size]) => [file, randomBytes(size)])),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, 'dist', file)), { recursive: true });
    writeFileSync(path.join(project, 'dist', file), content);
  }
}

const within = {
  'shell/shell.js': 180_000,
  'remotes/mfe-a/1.0.0/entry.js': 8000,
  'remotes/mfe-a/1.0.0/app.js': 20_000,
  'remotes/mfe-a/1.0.0/more.js': 10_000,
  'remotes/mfe-a/1.0.0/page.js': 9000,
  'remotes/mfe-b/1.0.0/entry.js': 8000,
  'remotes/mfe-b/1.0.0/app.js': 120_000,
};

it('reports nothing within the budget; an isolated remote may contain its libraries', () => {
  build(within);
  expect(budgetProblems(project)).toEqual([]);
});

it.each([
  ['shell/shell.js', 191_000, /^shell is 191\.\d KB after gzip, its budget is 190\.0 KB$/],
  ['remotes/mfe-a/1.0.0/entry.js', 9500, /^mfe-a, entry is 9\.\d KB/],
  ['remotes/mfe-a/1.0.0/more.js', 20_500, /^mfe-a, app is 40\.\d KB/],
  ['remotes/mfe-b/1.0.0/entry.js', 9500, /^mfe-b, entry is 9\.\d KB/],
])('reports %s above its budget', (file, size, message) => {
  build({ ...within, [file]: size });
  expect(budgetProblems(project)).toContainEqual(expect.stringMatching(message));
});

it('adds the app to each page in a chunk of its own', () => {
  build({ ...within, 'remotes/mfe-a/1.0.0/page.js': 12_000 });
  expect(budgetProblems(project)).toEqual([expect.stringContaining('mfe-a, app and page is 42.')]);
});
