import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { filesBelow, hashInputs, nodeInputs } from './inputs/inputs.mjs';
import { root } from '../webpack/workspace.mjs';

const assets = new Set(['.sql', '.json', '.svg', '.ttf', '.html', '.csv', '.png', '.pdf', '.mjs']);
const stampName = '.inputs';

/**
 * @typedef {object} NodePackage
 * @property {string} name For progress reports.
 * @property {string} source Folder with TypeScript, in the repository.
 * @property {string} out Folder for JavaScript.
 * @property {boolean} [decorators]
 * @property {boolean} [isShared] Other packages and the build itself import it.
 */

/** @type {readonly NodePackage[]} */
export const nodePackages = [
  { name: 'shared-contracts', source: 'shared-contracts/src', out: 'shared-contracts/dist', isShared: true },
  { name: 'server-kit', source: 'server-kit/src', out: 'server-kit/dist', isShared: true },
  { name: 'registry', source: 'registry/src', out: 'registry/dist', isShared: true },
  { name: 'api', source: 'api/src', out: 'api/dist', decorators: true },
  { name: 'sandbox', source: 'sandbox/src', out: 'sandbox/dist' },
  { name: 'shell/server', source: 'shell/server', out: 'shell/dist/server' },
];

/** Compiles the packages that the tools import. */
export const compileShared = () => Promise.all(nodePackages.filter(({ isShared }) => isShared).map(buildNodePackage));

/**
 * Compiles TypeScript to ES modules for Node. Does nothing if no input changed.
 * @param {NodePackage} target
 * @returns {Promise<boolean>} Whether it was compiled.
 */
export async function buildNodePackage(target) {
  const source = path.resolve(root, target.source);
  const out = path.resolve(root, target.out);
  const stamp = path.join(out, stampName);
  const inputs = hashInputs(nodeInputs(target.source));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return false;
  mkdirSync(out, { recursive: true });
  rmSync(stamp, { force: true });
  const files = filesBelow(source);
  const written = await Promise.all(files.map((file) => compile(file, source, out, target.decorators ?? false)));
  removeStale(out, new Set(written.flat()));
  writeFileSync(stamp, inputs);
  return true;
}

/**
 * @param {string} file
 * @param {string} source
 * @param {string} out
 * @param {boolean} decorators
 * @returns {Promise<string[]>} The written files.
 */
async function compile(file, source, out, decorators) {
  const to = path.join(out, path.relative(source, file));
  if (file.endsWith('.d.ts')) return [];
  mkdirSync(path.dirname(to), { recursive: true });
  if (assets.has(path.extname(file))) {
    copyFileSync(file, to);
    return [to];
  }
  if (!/\.tsx?$/.test(file)) return [];
  const script = to.replace(/\.tsx?$/, '.js');
  const { code, map = '' } = await transformFile(file, swcOptions(decorators, path.relative(path.dirname(to), file)));
  writeFileSync(script, `${code}//# sourceMappingURL=${path.basename(script)}.map\n`);
  writeFileSync(`${script}.map`, map);
  return [script, `${script}.map`];
}

/**
 * @param {boolean} decorators Legacy decorators with type metadata, for Nest and TypeORM.
 * @param {string} sourceFileName
 * @returns {import('@swc/core').Options}
 */
function swcOptions(decorators, sourceFileName) {
  const transform = { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false };
  const jsc = {
    target: /** @type {const} */ ('es2022'),
    parser: { syntax: /** @type {const} */ ('typescript'), decorators, tsx: sourceFileName.endsWith('.tsx') },
    transform: {
      verbatimModuleSyntax: true,
      react: { runtime: /** @type {const} */ ('automatic') },
      ...(decorators ? transform : {}),
    },
    keepClassNames: true,
    // The type checker and Jest resolve `./x.ts`, Node resolves `./x.js`. swc supports this option, its types do not.
    rewriteRelativeImportExtensions: true,
    experimental: { keepImportAttributes: true },
  };
  return { swcrc: false, configFile: false, sourceMaps: true, sourceFileName, module: { type: 'es6' }, jsc };
}

/**
 * Deletes files whose source was deleted.
 * @param {string} out
 * @param {Set<string>} written
 */
function removeStale(out, written) {
  for (const file of filesBelow(out)) if (!written.has(file)) rmSync(file);
}
