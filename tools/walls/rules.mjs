/**
 * The import rules of DESIGN §1, generated from the folder list, so that a new folder is covered automatically.
 * Paths are relative to the repository; packages are written `npm:name`.
 */

import path from 'node:path';
import { providedByPlatform } from '../webpack/shared-modules.mjs';
import { bringsOwnReact, compiledEntries, remoteIds, root } from '../webpack/workspace.mjs';

/**
 * @typedef {object} Wall
 * @property {string} name
 * @property {string} why
 * @property {(from: string, to: string) => boolean} crosses Whether an import from one file to another violates the rule.
 */

const providedModules = new Set(providedByPlatform.map((name) => `npm:${name}`));

/** @param {string[]} names */
const platformEntries = (names) => new Set(names.map((name) => `platform/src/${name}.ts`));
/** Entries of platform that the shell shares with every remote at run time. */
const sharedEntries = platformEntries(['index', 'forms', 'controls', 'tables', 'files']);
/** Entries that are compiled into remotes and their tests. `lifecycles` consists of types and one function. */
const bundledEntries = platformEntries([...compiledEntries, 'lifecycles', 'testing']);
/** Files of a compiled entry that are part of remotes. */
const isCompiled = (/** @type {string} */ file) =>
  compiledEntries.some((entry) => file === `platform/src/${entry}.ts` || file.startsWith(`platform/src/${entry}/`)) &&
  !/\.test\.tsx?$/.test(file);

const top = (/** @type {string} */ file) => file.split('/')[0] ?? '';
const isRemote = (/** @type {string} */ file) => file.startsWith('mfe-');
const isolated = new Set(remoteIds().filter((id) => bringsOwnReact(path.join(root, id))));
const isIsolated = (/** @type {string} */ file) => isolated.has(top(file));
const isOwnFile = (/** @type {string} */ file) => !file.startsWith('npm:');
const isWeb = (/** @type {string} */ file) =>
  isRemote(file) || file.startsWith('platform/') || file.startsWith('shell/src/');

/** Package folder → the package folders it may import. Other folders may import contracts only. */
/** @type {Record<string, string[]>} */
const mayImport = {
  'shared-contracts': [],
  'server-kit': ['shared-contracts'],
  registry: ['shared-contracts'],
  api: ['shared-contracts', 'server-kit', 'registry'],
  shell: ['shared-contracts', 'server-kit', 'registry', 'platform'],
  tools: ['shared-contracts', 'registry'],
  e2e: ['shared-contracts', 'registry', 'tools'],
};

/** Tests of the API start the embedded PostgreSQL of tools; Jest's configuration takes its projects from there. */
const isTestSetup = (/** @type {string} */ file) =>
  file.startsWith('api/test/') || file.startsWith('shell/server/test/') || file === 'jest.config.mjs';

/** @param {string} folder */
const allowedFrom = (folder) =>
  mayImport[folder] ?? (isRemote(folder) ? ['shared-contracts', 'platform'] : ['shared-contracts']);

/** @param {string} file @param {RegExp} pattern */
const owner = (file, pattern) => pattern.exec(file)?.[0];
const feature = /^mfe-[^/]+\/src\/features\/[^/]+/;
const apiModule = /^api\/src\/modules\/[^/]+/;
/** Folders of the API except its modules and its commands `backup` and `demo`. */
const apiInfrastructure = /^api\/src\/(?!modules\/|backup\/|demo\/)[^/]+\//;

/** @type {readonly Wall[]} */
export const walls = [
  {
    name: 'packages',
    why: 'dependencies between packages follow DESIGN §1: remotes do not import each other, and the web does not import the API',
    crosses: (from, to) =>
      isOwnFile(to) &&
      top(from) !== top(to) &&
      !allowedFrom(top(from)).includes(top(to)) &&
      !(isTestSetup(from) && top(to) === 'tools'),
  },
  {
    name: 'html-server',
    why: 'the HTML server reads built artefacts and does not import browser code, nor the reverse',
    crosses: (from, to) =>
      (from.startsWith('shell/server/') && (to.startsWith('shell/src/') || to.startsWith('platform/'))) ||
      (from.startsWith('shell/src/') && to.startsWith('shell/server/')),
  },
  {
    name: 'features',
    why: 'features do not import each other: shared code moves up',
    crosses: (from, to) => differ(owner(from, feature), owner(to, feature)),
  },
  {
    name: 'api-modules',
    why: 'other modules of the API are imported by their index.ts, or by <name>.module.ts if nothing else is public; integration tests may import what they test',
    crosses: (from, to) => {
      const room = owner(to, apiModule);
      const isInside = owner(from, apiModule) === room || from.startsWith('api/test/');
      const entries = [`${room}/index.ts`, `${room}/${path.posix.basename(room ?? '')}.module.ts`];
      return room !== undefined && !isInside && !entries.includes(to);
    },
  },
  {
    name: 'api-infrastructure',
    why: 'modules import the infrastructure of the API (http, database, queue, …), which imports of them only retention, where it registers its rules; its tests may import any',
    crosses: (from, to) =>
      apiInfrastructure.test(from) &&
      !/\.test\.tsx?$/.test(from) &&
      apiModule.test(to) &&
      !to.startsWith('api/src/modules/retention/'),
  },
  {
    name: 'radix',
    why: 'only the UI kit imports radix-ui',
    crosses: (from, to) => /^npm:(@radix-ui\/|radix-ui)/.test(to) && !from.startsWith('platform/src/ui/'),
  },
  {
    name: 'facade',
    why: 'libraries that platform re-exports are imported from platform',
    crosses: (from, to) => isWeb(from) && !from.startsWith('platform/') && !isIsolated(from) && providedModules.has(to),
  },
  {
    name: 'server-kit',
    why: 'server-kit and registry require Node: browser code may not import them',
    crosses: (from, to) => /^(server-kit|registry)\//.test(to) && isWeb(from),
  },
  {
    name: 'doors',
    why: 'remotes use the shared and the compiled entries of platform; /shell, /server and /narrow are bundled elsewhere',
    crosses: (from, to) =>
      isRemote(from) &&
      !isIsolated(from) &&
      to.startsWith('platform/') &&
      !sharedEntries.has(to) &&
      !bundledEntries.has(to),
  },
  {
    name: 'compiled-entries',
    why: 'platform/filters, /jobs, /queries, /tiles and /undo are compiled into remotes: an import of other files than the shared entries adds a second copy of them to the page',
    crosses: (from, to) =>
      isCompiled(from) &&
      (providedModules.has(to) || (to.startsWith('platform/') && !isCompiled(to) && !sharedEntries.has(to))),
  },
];

/**
 * @param {string | undefined} from
 * @param {string | undefined} to
 */
function differ(from, to) {
  return from !== undefined && to !== undefined && from !== to;
}
