/** One remote, rebuilt on change, on a separate origin: `remote-server FOLDER PORT`. Reports every build to its parent. */
import path from 'node:path';
import { developmentSuffix } from 'registry';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readCheckedDeclaration } from '../build/build-remote.mjs';
import { remoteManifest } from '../build/manifest/remote-manifest.mjs';
import { ownRules } from '../webpack/own-rules.mjs';
import { remoteConfigs, serverFile } from '../webpack/preset.mjs';
import { cacheDir, readPackage } from '../webpack/workspace.mjs';
import { report, reportProblem, watchBuilds } from './report.mjs';

const [dir = '', port = ''] = process.argv.slice(2);
const declaration = await readCheckedDeclaration(dir).catch(reportProblem);
if (declaration === undefined) process.exit(1);

const { id } = declaration;
const version = `${readPackage(dir).version}${developmentSuffix}`;
const out = path.join(cacheDir, 'dev/remotes', id);
const publicPath = `/remotes/${id}/${version}/`;
const options = { dir, out, version, development: true, rules: await ownRules(dir) };

const { web, server: htmlServer } = remoteConfigs(declaration, options);
const compiler = webpack(htmlServer === null ? [web] : [web, htmlServer]);
if (compiler === null) throw new Error('webpack returned no compiler');

watchBuilds(compiler, async ([compilation]) => {
  const manifest = remoteManifest({
    // Read again: routes and texts may have changed.
    declaration: await readCheckedDeclaration(dir),
    version,
    dir: out,
    compilation: /** @type {import('webpack').Compilation} */ (compilation),
    serverFile: htmlServer === null ? null : serverFile,
  });
  report({ kind: 'remote', remote: { ...manifest, base: `http://localhost:${port}${publicPath}` } });
});

const server = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    hot: false,
    liveReload: false,
    client: false,
    webSocketServer: false,
    static: false,
    setupExitSignals: false,
    devMiddleware: { publicPath, writeToDisk: true, stats: 'none' },
  },
  compiler,
);
await server.start();
