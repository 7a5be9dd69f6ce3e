import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtShellFolder, nextShellFolder, readShell } from 'registry';
import { readPackage, remoteIds, root } from '../webpack/workspace.mjs';
import { hashInputs, remoteInputs, shellInputs } from './inputs/inputs.mjs';

/**
 * @typedef {object} WebPackage
 * @property {'shell' | 'remote'} kind
 * @property {string} name
 * @property {string} dir
 * @property {string} version `<package version>-<8 hex digits of a hash of its inputs>`.
 * @property {string} out
 * @property {() => boolean} isBuilt
 */

/**
 * All webpack builds, the slowest first.
 * @param {string} out
 * @param {string} [remoteVersion] Version of the remotes instead of the computed one.
 * @returns {WebPackage[]}
 */
export function webPackages(out, remoteVersion) {
  return [shellPackage(out), ...remoteIds().map((id) => remotePackage(id, out, remoteVersion))];
}

/**
 * @param {string} out
 * @returns {WebPackage}
 */
function shellPackage(out) {
  const dir = path.join(root, 'shell');
  const version = versionOf(dir, shellInputs());
  const isBuilt = () => readShell(builtShellFolder(out))?.version === version;
  return { kind: 'shell', name: 'shell', dir, version, out: nextShellFolder(out), isBuilt };
}

/**
 * @param {string} id
 * @param {string} out
 * @param {string | undefined} remoteVersion
 * @returns {WebPackage}
 */
function remotePackage(id, out, remoteVersion) {
  const dir = path.join(root, id);
  const version = remoteVersion ?? versionOf(dir, remoteInputs(dir));
  const to = path.join(out, 'remotes', id, version);
  const isBuilt = () => remoteVersion === undefined && existsSync(path.join(to, 'remote.json'));
  return { kind: 'remote', name: id, dir, version, out: to, isBuilt };
}

/**
 * @param {string} dir
 * @param {import('./inputs/inputs.mjs').Inputs} inputs
 */
function versionOf(dir, inputs) {
  return `${readPackage(dir).version}-${hashInputs(inputs)}`;
}

/**
 * Builds in a separate process, which frees its memory.
 * @param {Omit<WebPackage, 'isBuilt'> & { react?: import('../webpack/shared-modules.mjs').IsolatedReact }} target `react`: React of an
 *   isolated remote, instead of its own.
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
export function buildWebPackage({ kind, name, dir, out, version, react }, signal) {
  const script = path.join(import.meta.dirname, 'web-package.mjs');
  const packages = react === undefined ? [] : [react.react, react.dom];
  const child = spawn(process.execPath, [script, kind, dir, out, version, ...packages], {
    cwd: root,
    ...(signal && { signal }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} was not built:\n${Buffer.concat(output).toString().trim()}`));
    });
  });
}
