import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { publishedNames } from './shared-modules.mjs';

/** This repository, or the package `@trampolim/remote-kit`, which contains the same files of `tools`. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * @typedef {object} PackageFile
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 */

/**
 * @param {string} dir
 * @returns {PackageFile}
 */
export function readPackage(dir) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}

/** Whether these files are part of this repository, not of the package. */
export const isRepository = readPackage(root).name === 'trampolim';

/** The names by which remotes import the shared packages. */
export const sharedNames = isRepository ? { platform: 'platform', contracts: 'shared-contracts' } : publishedNames;

/** The folder of platform: its sources, or the published package. */
export const platformDir = isRepository ? path.join(root, 'platform') : installedPackage(root, publishedNames.platform);

/** Sources of platform, or what they are compiled to. */
export const platformSources = path.join(platformDir, isRepository ? 'src' : 'dist');

/**
 * The folder with the lock file of a remote: this repository, or the remote's own.
 * @param {string} dir Folder of the remote.
 */
export const projectOf = (dir) => (isRepository ? root : dir);

/** Files that may be deleted at any time: webpack's cache and swc's plugins. */
export const cacheDir = path.join(projectOf(process.cwd()), '.cache');

/** Entries of platform that are compiled into the remotes that use them; the others are shared by the shell at run time. */
export const compiledEntries = ['filters', 'jobs', 'queries', 'tiles', 'undo'];

/**
 * Every remote of the repository, by the names of folders.
 * @param {string} [folder]
 */
export function remoteIds(folder = root) {
  return readdirSync(folder).filter((name) => name.startsWith('mfe-'));
}

/**
 * Whether a remote has its own React in its package.json; the build then isolates it.
 * @param {string} dir
 */
export function bringsOwnReact(dir) {
  return 'react-isolated' in (readPackage(dir).dependencies ?? {});
}

/**
 * Folder of an installed package, as code in `dir` resolves it.
 * @param {string} dir
 * @param {string} name
 */
export function installedPackage(dir, name) {
  return path.dirname(createRequire(path.join(dir, 'package.json')).resolve(`${name}/package.json`));
}
