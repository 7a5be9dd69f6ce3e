import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from 'shared-contracts';
import { serviceWorkerConfig, shellConfig, shellServerConfig } from '../webpack/preset.mjs';
import { run } from '../webpack/run.mjs';
import { ThemeFilesPlugin } from '../webpack/theme-files.mjs';
import { platformSources } from '../webpack/workspace.mjs';
import { shellManifest } from './manifest/shell-manifest.mjs';
import { stagingDir, swapIn } from './swap.mjs';

/** A new plugin that emits platform's stylesheet, fonts and icons. */
export function themeFiles() {
  return new ThemeFilesPlugin({
    platform: platformSources,
    publicPath: '/assets/',
    brandTokens: brand.tokens,
  });
}

/**
 * Builds the shell: for browsers, and for the HTML server. A deploy makes it live.
 * @param {{ dir: string, out: string, version: string }} options
 */
export async function buildShell({ dir, out, version }) {
  const staging = stagingDir(out);
  const files = themeFiles();
  const options = { dir, out: staging, version };
  const compilation = await run(shellConfig({ ...options, files }));
  for (const config of shellServerConfig(options)) await run(config);
  const serviceWorker = onlyFile(await run(serviceWorkerConfig(options)));
  const manifest = shellManifest({ version, dir: staging, compilation, files: files.emitted, serviceWorker });
  writeFileSync(path.join(staging, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  swapIn(staging, out);
}

/** @param {import('webpack').Compilation} compilation Of one entry in one file. */
function onlyFile({ entrypoints }) {
  const [entry] = entrypoints.values();
  const [file] = entry?.getFiles() ?? [];
  if (file === undefined) throw new Error('The service worker was not built');
  return file;
}
