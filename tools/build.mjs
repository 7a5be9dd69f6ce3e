/**
 * `npm run build`, with `--only NAME…`, `--remote-version VERSION`, `--out DIR`: builds what changed, checks its types, and checks
 * that it can be deployed. What is live does not change.
 */
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import semver from 'semver';
import { buildNodePackage, nodePackages } from './build/node-package.mjs';
import { inPairs } from './build/pairs.mjs';
import { typeErrors, untypedRemotes, webTypeChecks } from './checks/type-checks.mjs';
import { logProgress } from './command-line.mjs';
import { root } from './webpack/workspace.mjs';

/**
 * @typedef {object} BuildRequest
 * @property {(text: string) => void} [log] Reports progress.
 * @property {readonly string[]} [only] Folders; all when absent.
 * @property {string} [remoteVersion] Version of the remotes instead of the one computed from their sources.
 * @property {string} [out] Folder of the browser files. Default `dist`.
 * @property {boolean} [isTyped] Whether the types of the web packages are checked before, translation keys included. Commands that
 *   only run the product do not wait for it; `npm test` has a suite of its own.
 */

/**
 * Builds what changed since the last build. Throws if the result cannot be live together with the rest of the registry.
 * @param {BuildRequest} request
 */
export async function build({
  log = () => {},
  only = [],
  remoteVersion,
  out = path.join(root, 'dist'),
  isTyped = false,
} = {}) {
  /** @param {string} name */
  const wanted = (name) => only.length === 0 || only.includes(name);
  await buildNode(wanted, log);
  if (remoteVersion !== undefined) refuseNoVersion(remoteVersion);
  // The registry was built above.
  const { buildWebPackage, webPackages } = await import('./build/web-packages.mjs');
  const targets = webPackages(out, remoteVersion).filter(({ name }) => wanted(name));
  refuseUnknown(
    only,
    targets.map(({ name }) => name),
  );
  const due = targets.filter((target) => !target.isBuilt());
  const fresh = targets.length - due.length;
  if (fresh > 0) log(`${fresh} of ${targets.length} web packages are up to date`);
  if (isTyped && due.length > 0) {
    log('Checking types …');
    await checkTypes(due.map(({ name }) => name));
  }
  await inPairs(due, (target, signal) =>
    timed(`${target.name} ${target.version}`, log, () => buildWebPackage(target, signal)),
  );
  const remotes = targets.filter(({ kind }) => kind === 'remote');
  for (const remote of remotes) markNewest(path.join(remote.out, 'remote.json'));
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  await refuseConflicts(out, versions, only.length > 0);
}

/**
 * The newest version on disk is that of the last build, also if it existed already.
 * @param {string} manifest
 */
const markNewest = (manifest) => utimesSync(manifest, new Date(), new Date());

/**
 * @param {string} out
 * @param {Record<string, string>} versions
 * @param {boolean} isPart Whether only a part was built, which is refused for its own problems only.
 */
async function refuseConflicts(out, versions, isPart) {
  const { builtShellFolder, Deployments, readShell } = await import('registry');
  if (readShell(builtShellFolder(out)) === null) return;
  const deployments = new Deployments(out);
  const known = new Set(isPart ? deployments.problemsOf({ versions: {}, shell: true }) : []);
  const problems = deployments.problemsOf({ versions, shell: true }).filter((problem) => !known.has(problem));
  if (problems.length > 0) throw new Error(['What was built cannot be deployed:', ...problems].join('\n  - '));
}

/**
 * Shared packages are always built: the rest of the build and the other packages import them.
 * @param {(name: string) => boolean} wanted
 * @param {(text: string) => void} log
 */
async function buildNode(wanted, log) {
  const targets = nodePackages.filter((target) => target.isShared || namesOf(target).some(wanted));
  const began = performance.now();
  const done = await Promise.all(
    targets.map(async (target) => ((await buildNodePackage(target)) ? [target.name] : [])),
  );
  const names = done.flat();
  if (names.length > 0) log(`Compiled ${names.join(', ')} in ${seconds(began)}`);
}

/** @param {import('./build/node-package.mjs').NodePackage} target */
const namesOf = ({ name, source }) => [name, source.split('/')[0] ?? name];

/** @param {readonly string[]} folders */
async function checkTypes(folders) {
  const untyped = untypedRemotes(root);
  if (untyped.length > 0) throw new Error(untyped.join('\n'));
  /** @type {string[]} */
  const errors = [];
  await inPairs(webTypeChecks(root, folders), async (project, signal) => {
    errors.push(await typeErrors(root, project, signal));
  });
  const lines = [...new Set(errors.flatMap((text) => text.split('\n')))].filter(Boolean);
  if (lines.length > 0) throw new Error(`Type errors:\n${lines.join('\n')}`);
}

/**
 * @param {string} name
 * @param {(text: string) => void} log
 * @param {() => Promise<void>} work
 */
async function timed(name, log, work) {
  const began = performance.now();
  log(`Building ${name} …`);
  await work();
  log(`Built ${name} in ${seconds(began)}`);
}

/** @param {number} began */
const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/**
 * @param {readonly string[]} only
 * @param {readonly string[]} web
 */
function refuseUnknown(only, web) {
  const known = new Set([...web, ...nodePackages.flatMap(namesOf)]);
  const unknown = only.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`Unknown build targets: ${unknown.join(', ')}`);
}

/** @param {string} version */
function refuseNoVersion(version) {
  if (semver.valid(version) === null) throw new Error(`«${version}» is not a version`);
}

async function fromCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      'remote-version': { type: 'string' },
      out: { type: 'string' },
    },
  });
  await build({
    log: logProgress,
    isTyped: true,
    only: [...(values.only ?? []), ...positionals],
    ...(values['remote-version'] === undefined ? {} : { remoteVersion: values['remote-version'] }),
    ...(values.out === undefined ? {} : { out: path.resolve(values.out) }),
  });
}

if (process.argv[1] === import.meta.filename) {
  fromCommandLine().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
