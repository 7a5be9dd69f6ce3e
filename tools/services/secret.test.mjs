import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keptSecret } from './secret.mjs';

/** @type {string} */
let dir;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('is long, the same for a folder, and another for another', () => {
  const secret = keptSecret(path.join(dir, 'one'));
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(keptSecret(path.join(dir, 'one'))).toBe(secret);
  expect(keptSecret(path.join(dir, 'two'))).not.toBe(secret);
});

it('is for nobody else to read', () => {
  keptSecret(dir);
  expect(statSync(path.join(dir, 'secret')).mode & 0o777).toBe(0o600);
});
