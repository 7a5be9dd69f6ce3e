import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../webpack/digest.mjs';
import { platformVersion } from '../../webpack/sharing.mjs';
import { root } from '../../webpack/workspace.mjs';
import { emittedScripts } from './remote-manifest.mjs';

/** @typedef {import('webpack').Compilation} Compilation */

/**
 * `shell.json` of a built shell.
 * @param {object} build
 * @param {string} build.version
 * @param {string} build.dir Folder of the files.
 * @param {Compilation} build.compilation Compilation for browsers.
 * @param {import('../../webpack/theme-files.mjs').EmittedFiles} build.files
 * @param {string | null} build.serviceWorker Its file.
 * @returns {import('shared-contracts').ShellManifest}
 */
export function shellManifest({ version, dir, compilation, files, serviceWorker }) {
  /** @param {string} file */
  const hashOf = (file) => digest(readFileSync(path.join(dir, file)));
  /** @param {string} file */
  const withHash = (file) => ({ file, integrity: hashOf(file) });
  const forms = lazyFiles(compilation, 'platform/src/forms.ts');
  const hashes = emittedScripts(compilation).map((file) => [file, hashOf(file)]);
  return {
    contract: 1,
    version,
    platform: platformVersion,
    script: onlyScript(compilation),
    css: files.css,
    chunks: {
      forms,
      controls: lazyFiles(compilation, 'platform/src/controls.ts'),
      tables: lazyFiles(compilation, 'platform/src/tables.ts'),
      files: lazyFiles(compilation, 'platform/src/files.ts'),
    },
    pages: {
      main: lazyFiles(compilation, 'shell/src/pages/main-pages.ts'),
      forms: [...lazyFiles(compilation, 'shell/src/pages/form-pages.ts'), ...forms],
      reading: lazyFiles(compilation, 'shell/src/pages/reading-pages.ts'),
    },
    fonts: files.fonts,
    serviceWorker,
    icons: files.icons,
    integrity: Object.fromEntries(hashes),
    server: { platform: withHash('platform.cjs'), chrome: withHash('server.cjs') },
  };
}

/** @param {Compilation} compilation */
function onlyScript(compilation) {
  const files = (compilation.entrypoints.get('shell')?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  const [script] = files;
  if (script !== undefined && files.length === 1) return script;
  throw new Error(`The shell must be one script, not ${files.join(', ')}`);
}

/**
 * Scripts that are loaded on demand for a source file.
 * @param {Compilation} compilation
 * @param {string} source
 */
function lazyFiles(compilation, source) {
  const file = path.join(root, source);
  const module = [...compilation.modules].find((one) => one.nameForCondition() === file);
  const chunks = module === undefined ? [] : [...compilation.chunkGraph.getModuleChunks(module)];
  const files = chunks.filter((chunk) => !chunk.hasRuntime()).flatMap((chunk) => [...chunk.files]);
  if (files.length > 0) return files.filter((name) => name.endsWith('.js'));
  throw new Error(`The shell has no chunk for ${source}: it must be imported by import()`);
}
