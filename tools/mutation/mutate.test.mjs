import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const command = path.resolve(import.meta.dirname, '../mutate.mjs');
/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'mutate-'));
  mkdirSync(path.join(root, 'api/src'), { recursive: true });
  writeFileSync(path.join(root, 'api/src/a.ts'), 'const first = 1;\nexport const isMore = (a: number) => a > first;\n');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message=a');
});
afterEach(() => rmSync(root, { recursive: true }));

test('samples Stryker’s mutations of product code, the same for the same seed', () => {
  const all = list('--sample', '100');
  expect(all).toContain('api/src/a.ts:2 EqualityOperator: a > first → a <= first');
  const three = list('--sample', '3', '--seed', '7');
  expect(three.filter((line) => all.includes(line) && line.startsWith('api/'))).toHaveLength(3);
  expect(list('--sample', '3', '--seed', '7')).toEqual(three);
});

test('refuses a checkout with uncommitted changes', () => {
  writeFileSync(path.join(root, 'api/src/a.ts'), 'export const changed = 1;\n');
  expect(() => list('--sample', '1')).toThrow('uncommitted changes');
});

/** @param {readonly string[]} options */
function list(...options) {
  return execFileSync(process.execPath, [command, '--root', root, '--list', ...options], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).split('\n');
}

/** @param {readonly string[]} args */
function git(...args) {
  execFileSync('git', args, { cwd: root });
}
