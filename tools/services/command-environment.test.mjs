import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandEnvironment } from './command-environment.mjs';

/** @type {string} */
let dataDir;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'command-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const databaseUrl = 'postgres://postgres@127.0.0.1:5432/postgres';

it('contains every required variable of the API', () => {
  const env = commandEnvironment({}, { dataDir, databaseUrl });
  expect(env).toMatchObject({ DATABASE_URL: databaseUrl, FILES_DIR: path.join(dataDir, 'files') });
  expect(env['HR_BACKEND_URL']).toMatch(/^http:/);
  expect(env['HR_BACKEND_TOKEN']).toBeTruthy();
  expect(env['APP_SECRET']).toBe(readFileSync(path.join(dataDir, 'secret'), 'utf8'));
});

it('gives precedence to given variables', () => {
  const given = { APP_SECRET: 'a secret of the tests, 32 characters', HR_BACKEND_URL: 'https://hr.example.com' };
  expect(commandEnvironment(given, { dataDir, databaseUrl })).toMatchObject(given);
});
