import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAffected } from './osv-advisories.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'trampolim-osv-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {unknown} content */
function write(name, content) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const lock = write('package-lock.json', {
  lockfileVersion: 3,
  packages: {
    '': { name: 'product', version: '1.0.0' },
    api: { name: 'api', version: '1.0.0' },
    'node_modules/api': { resolved: 'api', link: true },
    'node_modules/left': { version: '1.4.0' },
    'node_modules/right/node_modules/left': { version: '2.0.0' },
    'node_modules/alias': { name: '@scope/real', version: '3.0.0-rc.1' },
  },
});

/** @param {string} name @param {object[]} events */
const advisory = (name, events, ecosystem = 'npm') => ({
  id: `TEST-${name}`,
  summary: 'A fault.',
  affected: [{ package: { ecosystem, name }, ranges: [{ type: 'SEMVER', events }] }],
});

/** @param {string} advisories */
function audit(advisories) {
  const args = [path.resolve(import.meta.dirname, '../audit.mjs'), '--advisories', advisories, '--lock', lock];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('evaluates ranges as OSV does', () => {
  const events = [{ fixed: '1.5.0' }, { introduced: '0' }, { introduced: '2.0.0' }, { last_affected: '2.3.1' }];
  const affected = { ranges: [{ type: 'SEMVER', events }], versions: ['9.9.9'] };
  /** @type {[string, boolean][]} */
  const cases = [
    ['0.0.0-alpha', true],
    ['1.4.9', true],
    ['1.5.0-rc.1', true],
    ['1.5.0', false],
    ['2.0.0', true],
    ['2.3.1', true],
    ['2.3.2', false],
    ['9.9.9', true],
  ];
  const results = cases.map(([version]) => [version, isAffected(version, affected)]);
  expect(results).toEqual(cases);
  expect(isAffected('1.0.0', { ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] })).toBe(false);
});

it('reports every vulnerable version with its paths and exits with 1', () => {
  write('advisories/one.json', advisory('left', [{ introduced: '0' }, { fixed: '1.5.0' }]));
  write('advisories/deep/two.json', [
    advisory('@scope/real', [{ introduced: '3.0.0-0' }]),
    advisory('alias', [{ introduced: '0' }]),
  ]);
  const { status, stdout } = audit(path.join(folder, 'advisories'));
  expect(stdout).toContain('TEST-left  left@1.4.0  A fault.\n  node_modules/left\n');
  expect(stdout).toContain('TEST-@scope/real  @scope/real@3.0.0-rc.1  A fault.\n  node_modules/alias\n');
  expect(stdout).not.toContain('left@2.0.0');
  expect(stdout).toContain('3 packages, 3 advisories, 2 vulnerable');
  expect(status).toBe(1);
});

it('exits with 0 for fixed and withdrawn advisories and for other ecosystems', () => {
  const file = write('fine.json', [
    advisory('left', [{ introduced: '0' }, { fixed: '1.0.0' }]),
    { ...advisory('left', [{ introduced: '0' }]), withdrawn: '2026-01-01T00:00:00Z' },
    advisory('left', [{ introduced: '0' }], 'PyPI'),
  ]);
  expect(audit(file)).toMatchObject({ status: 0, stdout: '3 packages, 2 advisories, 0 vulnerable\n' });
});

it('exits with 2 for unusable data', () => {
  expect(audit(write('empty.json', []))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('contains no advisory'),
  });
  expect(audit(path.join(folder, 'missing.json'))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('ENOENT'),
  });
});
