import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sharedCopies } from '../../registry/src/deploy/shared-copies.ts';
import { providedByPlatform } from '../webpack/shared-modules.mjs';
import { installedPackage, root } from '../webpack/workspace.mjs';

const platform = path.join(root, 'platform');

/** The built files of a package. @param {string} name */
function scriptsOf(name) {
  const folder = installedPackage(platform, name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file) && !/(?:^|\/)node_modules\//.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

// react-router-dom only exports parts of react-router.
const libraries = ['react', 'react-dom', ...providedByPlatform].filter((name) => name !== 'react-router-dom');

it.each(libraries)('a site finds a copy of %s, as it is installed here, in the files of an upload', (name) => {
  expect(scriptsOf(name).some((script) => sharedCopies(script).includes(name))).toBe(true);
});
