import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { root } from './workspace.mjs';

/** @type {{ files: string[], call: (context: { resourcePath: string }, source: string) => string }} */
const slimFederation = createRequire(import.meta.filename)('./slim-federation.cjs');
const folder = path.join(root, 'node_modules/@module-federation');

/**
 * @param {string} name
 * @param {string} [source]
 */
function slim(name, source = readFileSync(path.join(folder, name), 'utf8')) {
  return slimFederation.call({ resourcePath: path.join(folder, name) }, source);
}

it.each(slimFederation.files)('%s is valid and shorter without its unused parts', (name) => {
  const source = readFileSync(path.join(folder, name), 'utf8');
  expect(() => parseSync(slim(name), { syntax: 'ecmascript', target: 'es2022' })).not.toThrow();
  expect(slim(name)).not.toBe(source);
});

it('removes whole methods, and leaves those beside them', () => {
  const text = slim('runtime-core/dist/remote/index.js');
  expect(text).not.toMatch(/\bremoveRemote\(remote\) \{|initRawContainer|preloadAssets\(remoteInfo/);
  expect(text).toContain('\n\tregisterRemotes(remotes, options) {\n');
  expect(text).toContain('\n\tasync getRemoteModuleAndOptions(');
});

it('fails when the library has changed', () => {
  expect(() => slim('webpack-bundler-runtime/dist/init.js', 'export {};')).toThrow(/Module Federation has changed/);
});
