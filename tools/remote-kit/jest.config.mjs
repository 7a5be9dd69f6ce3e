/** Jest's configuration of `remote-kit test`: the remote's tests in jsdom, and `*.server.test.*` as on the HTML server. */
import path from 'node:path';
import { esmOnly, swc } from '../jest/transforms.mjs';
import { installedPackage, root, sharedNames } from '../webpack/workspace.mjs';

const jest = (/** @type {string} */ file) => path.join(root, 'tools/jest', file);
const platformTesting = path.join(installedPackage(root, sharedNames.platform), 'dist/testing');
const serverTests = String.raw`\.server\.test\.tsx?$`;

const base = {
  rootDir: process.cwd(),
  roots: ['<rootDir>/src'],
  transform: { '\\.[cm]?[tj]sx?$': swc(), '\\.css$': jest('css-text.cjs') },
  transformIgnorePatterns: [`/node_modules/(?!(@trampolim|${esmOnly.join('|')})/)`],
};
const setup = [jest('timeouts.cjs'), jest('console-guard.cjs')];

export default {
  projects: [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: jest('jsdom-environment.cjs'),
      testRegex: [String.raw`\.test\.tsx?$`],
      testPathIgnorePatterns: ['/node_modules/', serverTests],
      setupFilesAfterEnv: [...setup, jest('web-setup.cjs'), path.join(platformTesting, 'disable-owner-stacks.js')],
    },
    {
      ...base,
      displayName: 'server',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['server', 'node', 'node-addons'] },
      testRegex: [serverTests],
      setupFilesAfterEnv: setup,
    },
  ],
};
