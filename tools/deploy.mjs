/**
 * `npm run deploy`: makes the last build live, or `-- mfe-jobs` and `-- mfe-jobs --version VERSION` one remote. Verifies the files,
 * checks the whole set, then changes shell and registry in one step; if one check fails, nothing changes.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { root } from './webpack/workspace.mjs';

/**
 * @typedef {object} DeployOptions
 * @property {(text: string) => void} [log] Reports progress.
 * @property {string} [out] Folder of the build. Default `dist`.
 * @property {readonly string[]} [only] Remotes, or `shell`; all when absent.
 * @property {string} [version] Of the only remote; also if it was deployed before.
 * @property {string} [by] For the audit log. Default: the user of the system.
 * @property {string} [why]
 */

/**
 * Deploys the last build. A version that was deployed before is skipped, so that a rollback remains in effect.
 * @param {DeployOptions} options
 */
export async function deploy({ log = () => {}, out = path.join(root, 'dist'), only = [], version, by, why } = {}) {
  const { Deployments, systemUser } = await import('registry');
  const deployments = new Deployments(out);
  const newest = version === undefined ? await newestVersions(out, only) : { [onlyRemote(only)]: version };
  // A remote that is named is refused instead.
  const versions = only.length > 0 ? newest : withoutFailed(newest, deployments.store.read(), log);
  const shell = only.length === 0 || only.includes('shell');
  const author = { by: by ?? systemUser(), why: why ?? null };
  const flips = await deployments.deploy({ versions, shell, again: version !== undefined }, author);
  for (const { remote, from, to } of flips) log(`${remote} ${to} is live${from === null ? '' : `, after ${from}`}`);
  if (flips.length === 0) log('Nothing to deploy: the last build was deployed before');
}

/**
 * Builds and deploys everything.
 * @param {{ log?: (text: string) => void }} options
 */
export async function buildAndDeploy(options) {
  await build(options);
  await deploy(options);
}

/**
 * @param {Record<string, string>} versions
 * @param {import('registry').StoredRegistry} registry
 * @param {(text: string) => void} log
 */
function withoutFailed(versions, { remotes }, log) {
  const entries = Object.entries(versions).filter(([id, version]) => {
    const entry = remotes.find((one) => one.id === id);
    const isFailed = entry?.failed.some((one) => one.version === version) ?? false;
    if (isFailed) log(`${id} ${version} was taken back automatically and is not deployed`);
    return !isFailed;
  });
  return Object.fromEntries(entries);
}

/**
 * The last built version of each remote. Uploaded versions become live by flips only.
 * @param {string} out
 * @param {readonly string[]} only
 * @returns {Promise<Record<string, string>>}
 */
async function newestVersions(out, only) {
  const { lastBuilt } = await import('registry');
  const newest = lastBuilt(out);
  const missing = only.filter((name) => name !== 'shell' && newest[name] === undefined);
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}`);
  return Object.fromEntries(Object.entries(newest).filter(([id]) => only.length === 0 || only.includes(id)));
}

/** @param {readonly string[]} only */
function onlyRemote(only) {
  const [id] = only;
  if (id !== undefined && id !== 'shell' && only.length === 1) return id;
  throw new Error('--version requires one remote: npm run deploy -- mfe-jobs --version 1.0.0-1a2b3c4d');
}

async function fromCommandLine() {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: text, out: text, by: text, why: text },
  });
  const { out, ...rest } = values;
  await deploy({ ...rest, log: console.log, only: positionals, ...(out !== undefined && { out: path.resolve(out) }) });
}

if (process.argv[1] === import.meta.filename) {
  fromCommandLine().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
