import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDirOf, readEnvFile } from './env-file.mjs';
import { root } from './plan.mjs';

it('uses a data folder in the project unless DATA_DIR is set', () => {
  const usual = path.join(root, '.data');
  for (const [given, expected] of [
    [undefined, usual],
    ['', usual],
    [' ', usual],
    ['elsewhere', path.join(root, 'elsewhere')],
    ['/srv/data', '/srv/data'],
  ]) {
    expect(dataDirOf({ DATA_DIR: given })).toBe(expected);
  }
});

it('reads an empty value with trailing blanks as empty, and not as the next line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'env-'));
  const file = path.join(folder, '.env');
  writeFileSync(file, 'PORT=3000\r\nDATABASE_URL= \nHOST=\t\nDATA_DIR="a # b" \n');
  expect(readEnvFile(file)).toEqual({ PORT: '3000', DATABASE_URL: '', HOST: '', DATA_DIR: 'a # b' });
  expect(readEnvFile(path.join(folder, 'missing'))).toEqual({});
  rmSync(folder, { recursive: true });
});
