import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { bringsOwnReact, compiledEntries, root } from '../webpack/workspace.mjs';

/** Files that are never bundled. */
const ignored = /(\.test\.[a-z]+|\.md)$|[\\/](node_modules|dist|fixtures|test|testing)[\\/]/;

const always = [
  'package-lock.json',
  'tools/build',
  'tools/webpack',
  'shared-contracts/src',
  'shared-contracts/package.json',
];
const platform = ['platform/src', 'platform/package.json'];
/** What a federated remote bundles of platform, and the version of the rest, which it uses at run time. */
const platformOfRemotes = [
  ...compiledEntries.flatMap((entry) => [`platform/src/${entry}.ts`, `platform/src/${entry}`]),
  'platform/package.json',
];

/**
 * The inputs of a remote's files. A change of the shared entries of platform makes no new version of a federated remote. An isolated
 * remote bundles platform's narrow entry.
 * @param {string} dir
 */
export function remoteInputs(dir) {
  const own = ['src', 'package.json'].map((name) => path.join(dir, name));
  return [...own, ...always, ...(bringsOwnReact(dir) ? platform : platformOfRemotes)];
}

export const shellInputs = ['shell/src', 'shell/package.json', ...platform, ...always];

/** @param {string} source */
export function nodeInputs(source) {
  return [source, 'package-lock.json', 'tools/build'];
}

/**
 * Eight hex digits of a hash over names and contents. Folders include their contents.
 * @param {readonly string[]} inputs Relative to the repository, or absolute.
 */
export function hashInputs(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(path.resolve(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * @param {string} at
 * @returns {string[]}
 */
export function filesBelow(at) {
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [at];
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((name) => !ignored.test(`/${name}`))
    .map((name) => path.join(at, name))
    .filter((file) => statSync(file).isFile())
    .toSorted();
}
