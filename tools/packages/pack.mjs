import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileShared } from '../build/node-package.mjs';
import { publishedNames } from '../webpack/shared-modules.mjs';
import { readPackage, root } from '../webpack/workspace.mjs';
import { compilePackage, emitDeclarations } from './compile.mjs';
import { writeKit } from './kit-package.mjs';

/** @typedef {import('../webpack/workspace.mjs').PackageFile & { imports?: object, exports: Record<string, unknown>, devDependencies: Record<string, string> }} SharedPackage */

/** Doors of platform that only the shell uses. */
const shellDoors = ['./shell', './server'];
/** Large, and only used by the door `files` without the shell. */
const optional = ['pdfjs-dist'];

/**
 * Writes the three packages of teams with their own repositories and packs them.
 * @param {string} out
 * @param {(text: string) => void} log
 * @returns {Promise<string[]>} The archives.
 */
export async function packAll(out, log) {
  rmSync(out, { recursive: true, force: true });
  const folder = (/** @type {string} */ name) => path.join(out, name);
  await compileShared();
  log('Emitting declarations …');
  const declarations = path.join(root, '.cache/packages');
  emitDeclarations(declarations);
  log('Compiling …');
  await compilePackage('platform', declarations, path.join(folder('platform'), 'dist'));
  await compilePackage('shared-contracts', declarations, path.join(folder('contracts'), 'dist'));
  writeManifest(folder('platform'), platformManifest());
  writeManifest(folder('contracts'), contractsManifest());
  cpSync(path.join(root, 'docs/reference'), path.join(folder('platform'), 'docs/reference'), { recursive: true });
  cpSync(path.join(root, 'docs/errors'), path.join(folder('platform'), 'docs/errors'), { recursive: true });
  cpSync(path.join(root, 'docs/slots.md'), path.join(folder('contracts'), 'docs/slots.md'));
  writeManifest(folder('remote-kit'), writeKit(folder('remote-kit')));
  return ['contracts', 'platform', 'remote-kit'].map((name) => {
    const packed = execFileSync('npm', ['pack', folder(name), '--pack-destination', out, '--json', '--silent'], {
      encoding: 'utf8',
      cwd: out,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return path.join(out, JSON.parse(packed)[0].filename);
  });
}

/** @param {string} folder @param {object} manifest */
function writeManifest(folder, manifest) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function platformManifest() {
  const source = /** @type {SharedPackage} */ (readPackage(path.join(root, 'platform')));
  const { 'shared-contracts': contracts, ...dependencies } = source.dependencies ?? {};
  const tests = Object.keys(source.devDependencies).filter((name) => !name.startsWith('@types/'));
  const peers = [...tests, ...optional];
  const versions = { ...dependencies, ...source.devDependencies };
  const doors = Object.keys(source.exports).filter((door) => !shellDoors.includes(door));
  return {
    name: publishedNames.platform,
    version: source.version,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['./dist/nonce.js'],
    imports: JSON.parse(compiled(JSON.stringify(source.imports))),
    exports: {
      ...Object.fromEntries(doors.map((door) => [door, doorOf(compiled(String(source.exports[door])))])),
      './package.json': './package.json',
    },
    dependencies: {
      ...Object.fromEntries(Object.entries(dependencies).filter(([name]) => !optional.includes(name))),
      [publishedNames.contracts]: contracts,
    },
    peerDependencies: Object.fromEntries(peers.map((name) => [name, versions[name]])),
    peerDependenciesMeta: Object.fromEntries(peers.map((name) => [name, { optional: true }])),
  };
}

function contractsManifest() {
  const source = /** @type {SharedPackage} */ (readPackage(path.join(root, 'shared-contracts')));
  const files = Object.keys(source.exports).map((door) => {
    const target = source.exports[door];
    const file = typeof target === 'string' ? target : /** @type {{ types: string }} */ (target).types;
    return [door, doorOf(compiled(file))];
  });
  return {
    name: publishedNames.contracts,
    version: source.version,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: { ...Object.fromEntries(files), './package.json': './package.json' },
    dependencies: source.dependencies,
  };
}

/** @param {string} text */
const compiled = (text) => text.replaceAll('./src/', './dist/').replaceAll(/\.tsx?(?=$|")/g, '.js');

/** @param {string} file */
const doorOf = (file) => ({ types: file.replace(/\.js$/, '.d.ts'), default: file });
