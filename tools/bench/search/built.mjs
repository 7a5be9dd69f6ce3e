import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../webpack/workspace.mjs';

const requireAsApi = createRequire(path.join(root, 'api/package.json'));

/**
 * A module of a build, by its path in the repository: the benchmark measures the build and does not import sources.
 * @param {string} file
 */
export const importBuilt = (file) => import(pathToFileURL(path.join(root, file)).href);

/**
 * A package in the API's version.
 * @param {string} name
 */
export const importOfApi = (name) => import(pathToFileURL(requireAsApi.resolve(name)).href);

/**
 * Identifies a package's build.
 * @param {'api' | 'sandbox'} name
 */
export const buildStamp = (name) => readFileSync(path.join(root, name, 'dist/.inputs'), 'utf8');
