import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { buildNodePackage } from './node-package.mjs';

/** @type {string} */
let dir;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'node-package-'));
  write('package.json', '{ "type": "module" }');
  write('src/main.ts', "import { Greeting } from './greeting.ts';\nconsole.log(new Greeting().text, Greeting.name);\n");
  write('src/greeting.ts', "export class Greeting {\n  readonly text: string = 'olá';\n}\n");
  write('src/schema.sql', 'select 1;');
  write('src/main.test.ts', 'it.todo("nothing");');
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
}

const build = () =>
  buildNodePackage({ name: 'sample', source: path.join(dir, 'src'), out: path.join(dir, 'dist'), decorators: true });

/** @param {string} file */
const built = (file) => existsSync(path.join(dir, 'dist', file));

it('writes modules for Node with assets and source maps, without tests', async () => {
  await expect(build()).resolves.toBe(true);
  expect(execFileSync(process.execPath, [path.join(dir, 'dist/main.js')], { encoding: 'utf8' })).toBe('olá Greeting\n');
  expect(built('schema.sql')).toBe(true);
  expect(built('main.test.js')).toBe(false);
  const map = JSON.parse(readFileSync(path.join(dir, 'dist/greeting.js.map'), 'utf8'));
  expect(map.sources).toEqual(['../src/greeting.ts']);
});

it('compiles components and copies pictures', async () => {
  write('src/view.tsx', "import { word } from './word.tsx';\nexport const View = () => <p>{word}</p>;\n");
  write('src/word.tsx', "export const word = 'olá';\n");
  write('src/logo.png', 'png');
  await build();
  const view = readFileSync(path.join(dir, 'dist/view.js'), 'utf8');
  expect(view).toContain('from "react/jsx-runtime"');
  expect(view).toContain('from "./word.js"');
  expect(built('word.js')).toBe(true);
  expect(built('logo.png')).toBe(true);
});

it('compiles only after a change', async () => {
  await build();
  await expect(build()).resolves.toBe(false);
  write('src/schema.sql', 'select 2;');
  await expect(build()).resolves.toBe(true);
  expect(readFileSync(path.join(dir, 'dist/schema.sql'), 'utf8')).toBe('select 2;');
});

it('removes files without a source', async () => {
  write('src/old.ts', 'export const old = 1;');
  await build();
  expect(built('old.js')).toBe(true);
  rmSync(path.join(dir, 'src/old.ts'));
  await build();
  expect(built('old.js') || built('old.js.map')).toBe(false);
});
