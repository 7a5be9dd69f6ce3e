import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testFiles } from '../jest/test-files.mjs';
import { remoteIds, root } from '../webpack/workspace.mjs';
import { omittedRemotes } from './remotes.mjs';

it('no list omits a remote', () => {
  expect(omittedRemotes(root)).toEqual([]);
});

it('Jest runs the tests of every remote, in browsers and on the server', () => {
  const server = testFiles.find(({ name }) => name === 'platform-server');
  for (const id of remoteIds()) {
    expect(testFiles.filter(({ name }) => name === id)).toEqual([expect.objectContaining({ folders: [`${id}/src`] })]);
    expect(server?.folders).toContain(`${id}/src`);
  }
});

it('names what a new remote lacks', () => {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'remotes-'));
  for (const file of ['Dockerfile', 'docker-compose.yml', 'tools/bench/fixtures/monolith/apps.ts']) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  mkdirSync(path.join(copy, 'mfe-unlisted'));
  writeFileSync(path.join(copy, 'mfe-unlisted/package.json'), '{}');
  expect(omittedRemotes(copy)).toEqual([
    'mfe-unlisted has no tsconfig.json, so its types are not checked',
    'Dockerfile lacks: COPY mfe-unlisted/package.json mfe-unlisted/',
    'docker-compose.yml lacks the service mfe-unlisted with PACKAGE: mfe-unlisted',
    `tools/bench/fixtures/monolith/apps.ts lacks: 'mfe-unlisted': () => import(/* webpackChunkName: "mfe-unlisted" */ '../../../../mfe-unlisted/src/app'),`,
  ]);
  rmSync(copy, { recursive: true });
});
