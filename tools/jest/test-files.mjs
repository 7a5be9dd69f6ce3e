import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { remoteIds, root as repository } from '../webpack/workspace.mjs';

/**
 * The test files of one Jest project. `kind`: its configuration in `jest.config.mjs`. `groups`: the number of files that
 * `npm test` runs them in (`group-tests.mjs`).
 * @typedef {object} TestFiles
 * @property {string} name
 * @property {'api' | 'node' | 'server' | 'web'} kind
 * @property {readonly string[]} folders
 * @property {RegExp} file
 * @property {RegExp} [except]
 * @property {number} groups
 */

const serverTest = /\.server\.test\.tsx?$/;

/** @param {string} name @param {string} folder @param {number} groups @returns {TestFiles} */
const web = (name, folder, groups) => ({
  name,
  kind: 'web',
  folders: [folder],
  file: /\.test\.tsx?$/,
  except: serverTest,
  groups,
});

/** Test files that one group of a remote's takes before a second one is worth its start. */
const filesOfGroup = 30;

/** @param {string} id @returns {TestFiles} */
function remote(id) {
  const project = web(id, `${id}/src`, 1);
  return { ...project, groups: Math.max(1, Math.round(filesOf(repository, project).length / filesOfGroup)) };
}

/** The remote that `npm run remote:new` copies. */
const template = 'tools/remote-new/template/src';

const remotes = remoteIds();

/** @type {readonly TestFiles[]} */
export const testFiles = [
  { name: 'api', kind: 'api', folders: ['api/src', 'api/test'], file: /\.test\.ts$/, groups: 8 },
  { name: 'shared-contracts', kind: 'node', folders: ['shared-contracts/src'], file: /\.test\.ts$/, groups: 1 },
  { name: 'server-kit', kind: 'node', folders: ['server-kit/src'], file: /\.test\.ts$/, groups: 1 },
  { name: 'registry', kind: 'node', folders: ['registry/src'], file: /\.test\.ts$/, groups: 1 },
  web('platform', 'platform/src', 3),
  {
    name: 'platform-server',
    kind: 'server',
    folders: ['platform/src', 'shell/src', ...remotes.map((id) => `${id}/src`), template],
    file: serverTest,
    // One group per file: each is the entry of another app, and all inject endpoints into one API.
    groups: 99,
  },
  web('shell', 'shell/src', 2),
  { name: 'shell-server', kind: 'node', folders: ['shell/server'], file: /\.test\.ts$/, groups: 2 },
  ...remotes.map(remote),
  { name: 'sandbox', kind: 'node', folders: ['sandbox/src'], file: /\.test\.ts$/, groups: 1 },
  web('template', template, 1),
  {
    name: 'tools',
    kind: 'node',
    folders: ['tools'],
    file: /\.test\.(?:mjs|ts)$/,
    except: /remote-new\/template\//,
    groups: 2,
  },
];

/**
 * Paths of a project's test files and their sizes in bytes.
 * @param {string} root @param {TestFiles} project
 */
export function filesOf(root, { folders, file, except }) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => !/(?:^|\/)(?:node_modules|dist)\//.test(name))
      .filter((name) => file.test(name) && except?.test(name) !== true)
      .toSorted()
      .map((name) => ({ file: `${folder}/${name}`, bytes: statSync(path.join(root, folder, name)).size })),
  );
}
