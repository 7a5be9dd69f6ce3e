import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { balance, testGroups } from './group-tests.mjs';

const root = path.resolve(__dirname, '../..');

it('the groups contain every test file of the repository once', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file));
  const groups = testGroups(root);
  const grouped = groups.flatMap(({ tests }) => tests.map(({ file }) => file));
  expect(grouped.toSorted()).toEqual(files.toSorted());
  expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
});

it('only the given areas are grouped', () => {
  const grouped = testGroups(root, ['mfe-jobs/']).flatMap(({ tests }) => tests.map(({ file }) => file));
  expect(grouped.length).toBeGreaterThan(5);
  expect(grouped.filter((file) => !file.startsWith('mfe-jobs/'))).toEqual([]);
});

it('groups have similar sizes', () => {
  const files = [5, 1, 4, 2, 3].map((bytes) => ({ file: String(bytes), bytes }));
  const sizes = balance(files, 2).map((group) => group.reduce((sum, { bytes }) => sum + bytes, 0));
  expect(sizes.toSorted((a, b) => a - b)).toEqual([7, 8]);
});
