import { publishedNames } from '../webpack/shared-modules.mjs';

/** Code of this repository with the names of the published packages. @param {string} code */
export const withPublishedNames = (code) =>
  code
    .replaceAll(/'platform(?=['/])/g, `'${publishedNames.platform}`)
    .replaceAll(/'shared-contracts(?=['/])/g, `'${publishedNames.contracts}`);

/** The reverse of `withPublishedNames`. @param {string} code */
export const withRepositoryNames = (code) =>
  code
    .replaceAll(`'${publishedNames.platform}`, "'platform")
    .replaceAll(`'${publishedNames.contracts}`, "'shared-contracts");
