/** The shell, rebuilt on change: `shell-watch LIVE_RELOAD_URL`. Reports every build to its parent. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { developmentSuffix } from 'registry';
import webpack from 'webpack';
import { themeFiles } from '../build/build-shell.mjs';
import { shellManifest } from '../build/manifest/shell-manifest.mjs';
import { shellConfig, shellServerConfig } from '../webpack/preset.mjs';
import { readPackage, root } from '../webpack/workspace.mjs';
import { report, watchBuilds } from './report.mjs';

const [liveReloadUrl = ''] = process.argv.slice(2);
const dir = path.join(root, 'shell');
// The HTML server's folder. The version is not a hash, so the next build and deploy replace it.
const out = path.join(root, 'dist/shell');
const version = `${readPackage(dir).version}${developmentSuffix}`;
const options = { dir, out, version, development: true };
const files = themeFiles();
const client = `${path.join(import.meta.dirname, 'live-reload-client.js')}?${liveReloadUrl}`;
const shell = { ...shellConfig({ ...options, files }), entry: { shell: [client, './src/index.ts'] } };

const compiler = webpack([shell, ...shellServerConfig(options)]);
if (compiler === null) throw new Error('webpack returned no compiler');

watchBuilds(compiler, async ([compilation]) => {
  const web = /** @type {import('webpack').Compilation} */ (compilation);
  const manifest = shellManifest({ version, dir: out, compilation: web, files: files.emitted, serviceWorker: null });
  writeFileSync(path.join(out, 'shell.json'), JSON.stringify(manifest, null, 2));
  report({ kind: 'shell' });
});
compiler.watch({ aggregateTimeout: 100 }, () => {});
