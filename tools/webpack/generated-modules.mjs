import { kitData, kitFiles, kitFolders } from '../kit/kit-data.mjs';
import { docsData, docsFiles, docsFolders } from '../teams/docs-data.mjs';

/**
 * @typedef {object} GeneratedModule
 * @property {RegExp} test Path of the module, which declares the type only.
 * @property {string} name Its export.
 * @property {() => object} create
 * @property {readonly string[]} files What the data is made of, for watchers.
 * @property {readonly string[]} folders
 */

/**
 * Modules of the shell that builds and tests replace by data of the sources and of the documentation.
 * @type {readonly GeneratedModule[]}
 */
export const generatedModules = [
  { test: /[\\/]kit[\\/]kit-data\.ts$/, name: 'kitData', create: kitData, files: kitFiles, folders: kitFolders },
  { test: /[\\/]teams[\\/]docs-data\.ts$/, name: 'docsData', create: docsData, files: docsFiles, folders: docsFolders },
];

/** @param {GeneratedModule} generated */
export const sourceOf = ({ name, create }) =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(create()))});`;
