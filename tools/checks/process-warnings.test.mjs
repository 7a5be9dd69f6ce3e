import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { processWarnings } from './suites.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'trampolim-warnings-'));
const file = path.join(folder, 'warnings.txt');
afterAll(() => rmSync(folder, { recursive: true }));

it('reports the warnings of every Node process of a run, and no others', () => {
  expect(processWarnings(file)).toEqual([]);
  const script = (/** @type {string} */ warning) =>
    `process.emitWarning('${warning}', 'DeprecationWarning'); console.error('x')`;
  for (const warning of ['first', 'second']) {
    execFileSync(process.execPath, ['-e', script(warning)], {
      env: { ...process.env, NODE_REDIRECT_WARNINGS: file },
      stdio: 'ignore',
    });
  }
  expect(processWarnings(file).map((line) => line.replace(/^\(node:\d+\) /, ''))).toEqual([
    'DeprecationWarning: first',
    'DeprecationWarning: second',
  ]);
});
