import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installedPackage, root } from './workspace.mjs';

const slimSingleSpa = createRequire(import.meta.filename)('./slim-single-spa.cjs');
const file = path.join(installedPackage(path.join(root, 'shell'), 'single-spa'), 'lib/es2015/esm/single-spa.min.js');
const source = readFileSync(file, 'utf8');

it('removes the references to unused parts, and retains the functions that the shell calls', () => {
  const slim = slimSingleSpa(source);
  expect(source.length - slim.length).toBeGreaterThan(1500);
  expect(slim).not.toMatch(/__SINGLE_SPA_DEVTOOLS__|get getAppNames|createObjectEvent|initCustomEvent/);
  const missing = ['registerApplication', 'start', 'mountRootParcel'].filter((name) => !slim.includes(` as ${name}`));
  expect(missing).toEqual([]);
});

it('fails the build if single-spa has changed', () => {
  expect(() => slimSingleSpa('export const start = () => {};')).toThrow('single-spa has changed');
});
