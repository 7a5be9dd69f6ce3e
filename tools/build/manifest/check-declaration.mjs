import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeProblems, slotProblems } from 'registry';
import { isPlatformRange, remoteContract, remoteRefusals } from 'shared-contracts';
import { flatten, languageProblems, outsideKeys } from './texts.mjs';

/** @typedef {import('shared-contracts').RemoteDeclaration} RemoteDeclaration */

/**
 * Problems of a declaration alone, in words for its team.
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
    ...slotProblems(declaration),
    ...keyProblems(declaration),
    ...languageProblems(declaration.i18n),
    ...onDemandTextProblems(declaration, dir),
    ...(isPlatformRange(declaration.platform)
      ? []
      : [`«${declaration.platform}» is not a range of platform versions: 1.2.3 or ^1.2`]),
    ...remoteRefusals({ ...declaration, contract: remoteContract }, platformVersion),
    ...routeProblems(declaration),
  ];
}

/**
 * @param {RemoteDeclaration} declaration
 * @param {string} dir
 */
function fragmentProblems({ fragments = {}, lifecycles }, dir) {
  return Object.entries(fragments).flatMap(([name, { module, data }]) => {
    if (name === 'app') return ['a fragment may not be named «app»'];
    if (!/^[a-z][a-z0-9-]*$/.test(name)) return [`the fragment's name «${name}» is not kebab-case`];
    if (lifecycles === 'custom' && data !== undefined) {
      return [`the fragment «${name}» declares data, but the HTML server does not render «custom» lifecycles`];
    }
    return existsSync(path.join(dir, module)) ? [] : [`the fragment «${name}» names ${module}, which does not exist`];
  });
}

/** @param {RemoteDeclaration} declaration */
function keyProblems(declaration) {
  const known = new Set(Object.values(declaration.i18n).flatMap((texts) => Object.keys(flatten(texts))));
  const keys = outsideKeys(declaration).filter((key) => !known.has(key));
  return keys.map((key) => `a route or link names the text «${key}», which no language has`);
}

/**
 * Texts of parts that are loaded on demand (`withTexts` of platform): every `i18n` folder below `src` except the declaration's.
 * @param {RemoteDeclaration} declaration
 * @param {string} dir
 */
function onDemandTextProblems({ i18n }, dir) {
  const folders = readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'i18n' && name !== 'i18n')
    .map((name) => path.join(dir, 'src', name));
  return folders.flatMap((folder) => {
    const texts = { pt: readTexts(folder, 'pt'), en: readTexts(folder, 'en') };
    const replaced = Object.keys(texts.pt).filter((key) => key in i18n.pt);
    return [
      ...languageProblems(texts),
      ...replaced.map((key) => `the texts «${key}» of ${path.relative(dir, folder)} would replace those of src/i18n`),
    ];
  });
}

/**
 * @param {string} folder
 * @param {string} language
 * @returns {import('shared-contracts').Texts}
 */
const readTexts = (folder, language) => JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'));
