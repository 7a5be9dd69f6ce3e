/** `npm run relevance`: nDCG@10 of the search for the judged questions of `api/test/relevance`, by kind of question. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const root = path.join(import.meta.dirname, '..');
const jest = path.join(root, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, '--selectProjects', 'api', '--', 'api/test/relevance'], {
  cwd: root,
  env: { ...process.env, RELEVANCE_REPORT: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
