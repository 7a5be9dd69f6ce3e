import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shellConfig, shellServerConfig } from '../webpack/preset.mjs';
import { run } from '../webpack/run.mjs';
import { ThemeFilesPlugin } from '../webpack/theme-files.mjs';
import { root } from '../webpack/workspace.mjs';
import { shellManifest } from './manifest/shell-manifest.mjs';
import { keepFiles, stagingDir, swapIn } from './swap.mjs';

/** @typedef {import('shared-contracts').ShellManifest} ShellManifest */

/** A new plugin that emits platform's stylesheet, fonts and icons. */
export function themeFiles() {
  return new ThemeFilesPlugin({ platform: path.join(root, 'platform'), publicPath: '/assets/' });
}

/**
 * Builds the shell: for browsers, and for the HTML server.
 * @param {{ dir: string, out: string, version: string }} options
 */
export async function buildShell({ dir, out, version }) {
  const staging = stagingDir(out);
  const files = themeFiles();
  const options = { dir, out: staging, version };
  const compilation = await run(shellConfig({ ...options, files }));
  for (const config of shellServerConfig(options)) await run(config);
  const manifest = shellManifest({ version, dir: staging, compilation, files: files.emitted });
  writeFileSync(path.join(staging, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const before = readShellManifest(out);
  if (before !== null) keepFiles(out, staging, [...Object.keys(before.integrity), ...before.fonts]);
  swapIn(staging, out);
}

/**
 * @param {string} dir
 * @returns {ShellManifest | null}
 */
export function readShellManifest(dir) {
  const file = path.join(dir, 'shell.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
