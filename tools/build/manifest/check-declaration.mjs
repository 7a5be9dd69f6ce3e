import { existsSync } from 'node:fs';
import path from 'node:path';
import { flatten, languageProblems, outsideKeys } from './texts.mjs';
import { platformProblems, routeProblems } from './check-manifests.mjs';

/** @typedef {import('shared-contracts').RemoteDeclaration} RemoteDeclaration */

/**
 * What is wrong with a declaration by itself, in words for the team that wrote it.
 * @param {RemoteDeclaration} declaration
 * @param {{ dir: string, platformVersion: string }} surroundings
 * @returns {string[]}
 */
export function declarationProblems(declaration, { dir, platformVersion }) {
  return [
    ...(declaration.id === path.basename(dir)
      ? []
      : [`its id is «${declaration.id}», its folder ${path.basename(dir)}`]),
    ...fragmentProblems(declaration, dir),
    ...keyProblems(declaration),
    ...languageProblems(declaration.i18n),
    ...platformProblems(declaration, platformVersion),
    ...routeProblems([declaration]),
  ];
}

/**
 * @param {RemoteDeclaration} declaration
 * @param {string} dir
 */
function fragmentProblems({ fragments = {} }, dir) {
  return Object.entries(fragments).flatMap(([name, { module }]) => {
    if (name === 'app') return ['a fragment may not be named «app»'];
    if (!/^[a-z][a-z0-9-]*$/.test(name)) return [`the fragment's name «${name}» is not kebab-case`];
    return existsSync(path.join(dir, module)) ? [] : [`the fragment «${name}» names ${module}, which is not there`];
  });
}

/** @param {RemoteDeclaration} declaration */
function keyProblems(declaration) {
  const known = new Set(Object.values(declaration.i18n).flatMap((texts) => Object.keys(flatten(texts))));
  const keys = outsideKeys(declaration).filter((key) => !known.has(key));
  return keys.map((key) => `a route or link names the text «${key}», which no language has`);
}
