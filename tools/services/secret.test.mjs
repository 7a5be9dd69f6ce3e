import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { storedSecret } from './secret.mjs';

/** @type {string} */
let dir;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('is random for each folder and name, and does not change', () => {
  const secret = storedSecret(path.join(dir, 'one'), 'secret');
  expect(secret).toMatch(/^[\da-f]{40}$/);
  expect(storedSecret(path.join(dir, 'one'), 'secret')).toBe(secret);
  expect(storedSecret(path.join(dir, 'one'), 'hr-backend-token')).not.toBe(secret);
  expect(storedSecret(path.join(dir, 'two'), 'secret')).not.toBe(secret);
});

it('cannot be read by other users', () => {
  storedSecret(dir, 'secret');
  expect(statSync(path.join(dir, 'secret')).mode & 0o777).toBe(0o600);
});
