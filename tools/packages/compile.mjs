import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { ResolverFactory } from 'oxc-resolver';
import { swcTransform } from '../webpack/loaders.mjs';
import { publishedNames } from '../webpack/shared-modules.mjs';
import { root } from '../webpack/workspace.mjs';

/** @type {(code: string) => string} */
const shortComponentIds = createRequire(import.meta.url)('../webpack/short-component-ids.cjs');
const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx', '.js', '.json'] });

/**
 * Files of a folder relative to it, without tests and what only they use.
 * @param {string} folder
 */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile() && !/\.test\.\w+$|^ui\/testing\//.test(name))
    .map((name) => name.replaceAll(path.sep, '/'));

/**
 * Emits the declarations of platform and the contracts, with their docstrings.
 * @param {string} out
 */
export function emitDeclarations(out) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const config = path.join(out, 'tsconfig.json');
  const compilerOptions = {
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: out,
  };
  const sources = ['platform/src', 'shared-contracts/src'].map((folder) => path.join(root, folder));
  const exclude = sources.flatMap((folder) => [`${folder}/**/*.test.*`, `${folder}/ui/testing`]);
  const base = path.join(root, 'tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions, include: sources, exclude }));
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
}

/**
 * Compiles a shared package's sources to ES modules, beside their declarations. Other files are copied.
 * @param {string} name Folder of the package.
 * @param {string} declarations Folder of `emitDeclarations`.
 * @param {string} out
 */
export async function compilePackage(name, declarations, out) {
  const source = path.join(root, name, 'src');
  await Promise.all(
    filesIn(source).map(async (file) => {
      const from = path.join(source, file);
      const to = path.join(out, file);
      mkdirSync(path.dirname(to), { recursive: true });
      if (!/\.tsx?$/.test(file) || file.endsWith('.css.ts')) return copyFileSync(from, to);
      if (file.endsWith('.d.ts')) return writeFileSync(to, published(readFileSync(from, 'utf8'), from));
      const { code } = await transformFile(from, swcTransform(name, file.endsWith('.tsx')));
      const declared = readFileSync(path.join(declarations, name, 'src', file.replace(/\.tsx?$/, '.d.ts')), 'utf8');
      writeFileSync(to.replace(/\.tsx?$/, '.js'), published(shortComponentIds(code), from));
      writeFileSync(to.replace(/\.tsx?$/, '.d.ts'), published(declared, from));
    }),
  );
}

/** Of static and dynamic imports, which may name their chunk in a comment. */
const specifiers = /(\b(?:from|import) ?\(?(?: ?\/\*[^*\n]*\*\/)? ?)(["'])([^"'\n]+)\2/g;

/**
 * Code with the specifiers of the published packages: full paths of files, and published names of the shared packages.
 * @param {string} code
 * @param {string} file Its source, from which relative specifiers are resolved.
 */
export function published(code, file) {
  return code.replaceAll(specifiers, (whole, before, quote, specifier) => {
    const target = publishedSpecifier(specifier, path.dirname(file));
    return target === null ? whole : `${before}${quote}${target}${quote}`;
  });
}

/** @param {string} specifier @param {string} folder */
function publishedSpecifier(specifier, folder) {
  if (!specifier.startsWith('.')) return publishedName(specifier);
  const { path: found } = resolver.sync(folder, specifier);
  if (found === undefined) return null;
  const relative = path
    .relative(folder, found)
    .replaceAll(path.sep, '/')
    .replace(/(?<!\.d)\.tsx?$/, '.js');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * `platform/forms` → `@trampolim/platform/forms`; null for other packages.
 * @param {string} specifier
 */
export function publishedName(specifier) {
  const [name = '', ...rest] = specifier.split('/');
  const names = {
    platform: publishedNames.platform,
    'shared-contracts': publishedNames.contracts,
    registry: '#registry',
  };
  const target = name in names ? names[/** @type {keyof typeof names} */ (name)] : undefined;
  return target === undefined ? null : [target, ...rest].join('/');
}
