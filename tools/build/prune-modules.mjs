/**
 * `node tools/build/prune-modules.mjs <folder>…`: removes files from `node_modules` that no process of the app image reads (Dockerfile).
 * Uses Node only. `npm run images` checks the processes without these files.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Unused parts of packages: builds for browsers and bundlers, sources, tests, and what only unused functions load.
 * @type {Readonly<Record<string, readonly string[]>>} An empty path is the whole package.
 */
export const unusedParts = {
  // Canvases for rendering PDFs: resumes are read, not rendered.
  '@napi-rs/canvas': [''],
  '@napi-rs/canvas-linux-x64-gnu': [''],
  '@napi-rs/canvas-linux-arm64-gnu': [''],
  // For the option `pretty` of @react-email/render, which mails do not use.
  prettier: [''],
  'pdfjs-dist': [
    'build',
    'cmaps',
    'iccs',
    'image_decoders',
    'standard_fonts',
    'types',
    'wasm',
    'web',
    'legacy/image_decoders',
    'legacy/web',
    'legacy/build/pdf.min.mjs',
    'legacy/build/pdf.worker.min.mjs',
    'legacy/build/pdf.sandbox.mjs',
    'legacy/build/pdf.sandbox.min.mjs',
  ],
  typeorm: ['browser'],
  rxjs: ['src', 'dist/bundles', 'dist/esm', 'dist/esm5'],
  luxon: ['src', 'build/amd', 'build/cjs-browser', 'build/global'],
  satori: ['dist/experimental.js', 'dist/experimental.cjs', 'dist/standalone.js', 'dist/standalone.cjs'],
  'swagger-ui-dist': ['swagger-ui.js', 'swagger-ui-es-bundle.js', 'swagger-ui-es-bundle-core.js'],
  harfbuzzjs: ['test'],
  '@shuding/opentype.js': ['src'],
  '@microsoft/tsdoc': ['lib'],
  bintrees: ['test'],
};

/** Declarations, source maps and manuals. Licences are not removed. */
const isUnread = (/** @type {string} */ name) =>
  /\.(?:map|d\.[cm]?ts|md|markdown)$/.test(name) && !/^(?:licen[cs]e|notice|copying)/i.test(name);

/** @param {string} modules A folder `node_modules`. */
export function pruneModules(modules) {
  for (const [name, parts] of Object.entries(unusedParts)) {
    for (const part of parts) rmSync(path.join(modules, name, part), { recursive: true, force: true });
  }
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && isUnread(entry.name)) rmSync(path.join(entry.parentPath, entry.name));
  }
}

if (process.argv[1] === import.meta.filename) {
  for (const folder of process.argv.slice(2)) pruneModules(folder);
}
