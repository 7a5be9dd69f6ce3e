import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { brand } from 'shared-contracts';
import { readCheckedDeclaration } from '../../build/build-remote.mjs';
import { ownRules } from '../../webpack/own-rules.mjs';
import { faultsOf } from '../../webpack/run.mjs';
import { standaloneConfig, standaloneFiles, standalonePath } from '../../webpack/standalone.mjs';
import { ThemeFilesPlugin } from '../../webpack/theme-files.mjs';
import { platformSources } from '../../webpack/workspace.mjs';
import { remoteDocument, toolbarDocument } from './documents.mjs';

/** @typedef {import('webpack-dev-server').Request} Request */
/** @typedef {import('webpack-dev-server').Response} Response */

/**
 * Serves one remote without shell, API and database: the toolbar at `/__dev/`, the remote at its own addresses.
 * @param {{ dir: string, port: number, log: (text: string) => void }} options `dir`: folder of the remote.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveAlone({ dir, port, log }) {
  const declaration = await readCheckedDeclaration(dir);
  const files = new ThemeFilesPlugin({
    platform: platformSources,
    publicPath: standaloneFiles,
    brandTokens: brand.tokens,
  });
  const compiler = webpack(standaloneConfig(declaration, { dir, rules: await ownRules(dir), files }));
  if (compiler === null) throw new Error('webpack returned no compiler');
  reportBuilds(compiler, declaration.id, log);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: true } },
      static: false,
      setupExitSignals: false,
      headers: { 'cache-control': 'no-store' },
      devMiddleware: { publicPath: standaloneFiles, stats: 'none' },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'documents', middleware: answerWith(declaration.id, files, log) },
      ],
    },
    compiler,
  );
  await server.start();
  return { url: `http://localhost:${port}${standalonePath}`, stop: () => server.stop() };
}

/**
 * @param {import('webpack').Compiler} compiler
 * @param {string} id
 * @param {(text: string) => void} log
 */
function reportBuilds(compiler, id, log) {
  compiler.hooks.done.tap('Standalone', (stats) => {
    const fault = faultsOf(stats);
    log(fault === null ? `Built ${id} in ${stats.endTime - stats.startTime} ms` : fault.message);
  });
}

/** @type {Record<string, string>} */
const toolbarFiles = { 'toolbar.js': 'text/javascript', 'toolbar.css': 'text/css' };

/**
 * Every address of the remote has the same document.
 * @param {string} id
 * @param {ThemeFilesPlugin} files
 * @param {(text: string) => void} log
 */
function answerWith(id, files, log) {
  /** @param {Request} request @param {Response} response */
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const stylesheet = standaloneFiles + files.emitted.css;
    const file = pathname.slice(standalonePath.length);
    /** @param {string} type @param {string} body */
    const send = (type, body, status = 200) => {
      response.statusCode = status;
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(body);
    };
    if (pathname === '/') return void response.writeHead(302, { location: standalonePath }).end();
    if (pathname === standalonePath) return send('text/html', toolbarDocument(id, stylesheet));
    if (pathname.startsWith(standalonePath) && file in toolbarFiles) {
      return send(toolbarFiles[file] ?? '', readFileSync(path.join(import.meta.dirname, file), 'utf8'));
    }
    if (request.headers.accept?.includes('text/html')) {
      return send('text/html', remoteDocument(id, stylesheet, languageOf(request)));
    }
    // The page answers its own requests; events, pictures and downloads are requested by the browser.
    log(`No answer for ${request.method} ${request.url} in standalone mode`);
    return send('text/plain', 'The standalone mode has no API. Answers are for fetch and XMLHttpRequest.', 501);
  };
}

/**
 * The language of the site's cookie.
 * @param {Request} request
 */
const languageOf = ({ headers }) => (/(?:^|; )i18next=en/.test(headers.cookie ?? '') ? 'en' : 'pt');
