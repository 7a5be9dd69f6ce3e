import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { completeSecrets, composeSecrets } from './compose-secrets.mjs';
import { root } from './plan.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = () => path.join(folder, '.env');
const complete = () => completeSecrets(fileOf(), path.join(folder, '.data'));
const values = () => parseEnv(readFileSync(fileOf(), 'utf8'));

it('generates a different random value for each secret, in a file that other users cannot read', () => {
  expect(complete()).toEqual({ generated: [...composeSecrets], kept: [], insecure: [] });
  for (const name of composeSecrets) expect(values()[name]).toMatch(/^[\da-f]{40}$/);
  expect(new Set(Object.values(values())).size).toBe(composeSecrets.length);
  expect(statSync(fileOf()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['.env']);
});

it('retains every line and value, and restricts the mode of the file', () => {
  const before = '# ours\nPORT=3000\nPOSTGRES_PASSWORD="a # b"\nAPP_SECRET=\n  STORE_PASSWORD= \nMAIL_FROM=x';
  writeFileSync(fileOf(), before, { mode: 0o644 });
  expect(complete()).toMatchObject({
    generated: ['APP_SECRET', 'HR_BACKEND_TOKEN', 'PREVIEW_SECRET', 'STORE_PASSWORD'],
    kept: ['POSTGRES_PASSWORD'],
  });
  expect(values()).toMatchObject({ PORT: '3000', POSTGRES_PASSWORD: 'a # b', MAIL_FROM: 'x' });
  const names = readFileSync(fileOf(), 'utf8')
    .split('\n')
    .map((line) => line.split('=')[0]);
  expect(names).toEqual([
    '# ours',
    'PORT',
    'POSTGRES_PASSWORD',
    'APP_SECRET',
    'STORE_PASSWORD',
    'MAIL_FROM',
    'HR_BACKEND_TOKEN',
    'PREVIEW_SECRET',
    '',
  ]);
  expect(statSync(fileOf()).mode & 0o777).toBe(0o600);
});

it('changes nothing on a second run', () => {
  complete();
  const first = readFileSync(fileOf(), 'utf8');
  expect(complete()).toMatchObject({ generated: [], kept: [...composeSecrets] });
  expect(readFileSync(fileOf(), 'utf8')).toBe(first);
});

it('uses the secret with which npm start signs links', () => {
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'secret'), 'of the data folder, 32 characters');
  completeSecrets(fileOf(), dataDir);
  expect(values()).toMatchObject({ APP_SECRET: 'of the data folder, 32 characters' });
});

it('reports unchanged values that are publicly known', () => {
  writeFileSync(fileOf(), 'POSTGRES_PASSWORD=trampolim\nHR_BACKEND_TOKEN=sandbox\nSTORE_PASSWORD=of my own\n');
  expect(complete().insecure).toEqual(['HR_BACKEND_TOKEN', 'POSTGRES_PASSWORD']);
});

it('follows a symbolic link to the file', () => {
  const target = path.join(folder, 'elsewhere.env');
  writeFileSync(target, 'PORT=1\n');
  symlinkSync(target, fileOf());
  complete();
  expect(parseEnv(readFileSync(target, 'utf8'))).toMatchObject({ PORT: '1', APP_SECRET: expect.any(String) });
});

it('prints names and no values', () => {
  const args = [path.join(root, 'tools/secrets.mjs'), '--file', fileOf()];
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data') };
  writeFileSync(fileOf(), 'STORE_PASSWORD=chosen-by-an-operator\n');
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  for (const name of composeSecrets) expect(stdout).toContain(name);
  for (const value of Object.values(values())) expect(stdout).not.toContain(value);
});
