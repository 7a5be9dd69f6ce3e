import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from 'shared-contracts';
import { typeErrors } from '../checks/type-checks.mjs';
import { withPublishedNames } from './shared-names.mjs';
import { endpointNames, updateRemote } from './update.mjs';

const root = path.resolve(__dirname, '../..');
const versions = { platform: '2.0.0', '@trampolim/platform': '2.1.0', '@trampolim/remote-kit': '1.4.0' };

/** @type {string} */
let dir;

beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  dir = mkdtempSync(path.join(root, '.cache/update-'));
  // Sources of the companies' pages before platform 2.0.0.
  cpSync(path.join(__dirname, 'codemods/fixtures/mfe-companies'), dir, { recursive: true });
  // Not among the fixtures: Jest knows packages by name.
  writeFileSync(
    path.join(dir, 'package.json'),
    '{ "name": "mfe-companies", "dependencies": { "platform": "1.1.0" } }\n',
  );
  writeFileSync(
    path.join(dir, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
      include: ['src', '../../platform/src/theme/base.d.css.ts'],
    }),
  );
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('converts a remote that compiles with platform 2.0 then, and changes nothing a second time', async () => {
  const endpoints = endpointNames(contract);
  expect(await typeErrors(root, [dir])).toContain("has no exported member 'api'");
  const { changed, problems } = updateRemote(dir, endpoints, versions);
  expect(problems).toEqual([]);
  expect(changed.toSorted()).toEqual(['package.json', 'src/companies.api.ts', 'src/remote-api.ts', 'src/remote.ts']);
  expect(await typeErrors(root, [dir])).toBe('');
  expect(readFileSync(path.join(dir, 'package.json'), 'utf8')).toContain('"platform": "2.0.0"');
  expect(updateRemote(dir, endpoints, versions)).toEqual({ changed: [], problems: [] });
}, 60_000);

it('names what remains with file and line, and creates no API that nothing uses', () => {
  rmSync(path.join(dir, 'src/companies.api.ts'));
  writeFileSync(path.join(dir, 'src/app.tsx'), "import { api } from 'platform';\n\nexport const { reducer } = api;\n");
  const { problems } = updateRemote(dir, endpointNames(contract), versions);
  expect(problems).toEqual(['src/app.tsx:3 `api` was removed: use queryCache, contractQueries or createRemoteApi']);
  expect(existsSync(path.join(dir, 'src/remote-api.ts'))).toBe(false);
});

it('converts a remote in its own repository, and raises the versions that come from a registry', () => {
  const manifest = (/** @type {string} */ platform, /** @type {string} */ kit) =>
    `{ "name": "mfe-companies", "dependencies": { "@trampolim/platform": "${platform}", "@trampolim/contracts": "file:../contracts.tgz" }, "devDependencies": { "@trampolim/remote-kit": "${kit}", "yup": "1.0.0" } }\n`;
  writeFileSync(path.join(dir, 'package.json'), manifest('1.1.0', '^1.0.0'));
  const file = path.join(dir, 'src/companies.api.ts');
  writeFileSync(file, withPublishedNames(readFileSync(file, 'utf8')));
  const { changed, problems } = updateRemote(dir, endpointNames(contract), versions);
  expect(problems).toEqual([]);
  expect(changed).toContain('src/companies.api.ts');
  const code = readFileSync(file, 'utf8') + readFileSync(path.join(dir, 'src/remote-api.ts'), 'utf8');
  expect(code).toContain("import { createRemoteApi } from '@trampolim/platform';");
  expect(code).not.toMatch(/'(?:platform|shared-contracts)['/]/);
  expect(readFileSync(path.join(dir, 'package.json'), 'utf8')).toBe(manifest('2.1.0', '^1.4.0'));
});
