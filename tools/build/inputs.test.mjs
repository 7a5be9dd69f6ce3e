import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashInputs, remoteInputs } from './inputs.mjs';

/** @type {string} */
let dir;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'inputs-'));
  write('src/app.tsx', 'one');
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

it('the hash changes with contents and with names', () => {
  const before = hashInputs([dir]);
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  write('src/app.tsx', 'two');
  const changed = hashInputs([dir]);
  expect(changed).not.toBe(before);
  renameSync(path.join(dir, 'src/app.tsx'), path.join(dir, 'src/main.tsx'));
  expect(hashInputs([dir])).not.toBe(changed);
});

it('the hash does not change with files that are not bundled', () => {
  const before = hashInputs([dir]);
  write('src/app.test.tsx', 'a test');
  write('src/testing/fake.ts', 'a fake');
  write('src/README.md', 'words');
  expect(hashInputs([dir])).toBe(before);
});

it('the inputs of a remote contain the parts of platform that it bundles', () => {
  write('package.json', '{ "dependencies": { "platform": "1.0.0" } }');
  const shared = ['platform/src', 'platform/src/ui', 'platform/src/index.ts'];
  const compiled = ['filters', 'jobs', 'queries', 'tiles'].flatMap((entry) => [
    `platform/src/${entry}.ts`,
    `platform/src/${entry}`,
  ]);
  expect(remoteInputs(dir)).toEqual(expect.arrayContaining(['platform/package.json', ...compiled]));
  expect(remoteInputs(dir).filter((input) => shared.includes(input))).toEqual([]);
  write('package.json', '{ "dependencies": { "react-isolated": "19.2.0" } }');
  expect(remoteInputs(dir)).toContain('platform/src');
});
