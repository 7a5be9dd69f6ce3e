import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { withLocalRemotes, withLocalVersions } from '../page-edits.mjs';
import { reasonOf } from '../site.mjs';
import { headersToBrowser, headersToSite } from './headers.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {import('shared-contracts').RegisteredRemote} RegisteredRemote */

/** Addresses of the proxy itself. No remote can own them. */
export const devPath = '/__dev/';
const script = `${devPath}local-remotes.js`;

/** Replaces the site's service worker, which would serve stored pages of the site. */
const noServiceWorker =
  'self.addEventListener("install", () => self.skipWaiting());\nself.registration.unregister();\n';

/**
 * One local origin in front of a site. It loads the given remotes from here.
 * @typedef {object} ProxyOptions
 * @property {string} site Origin.
 * @property {number} port
 * @property {() => readonly RegisteredRemote[]} local The current local versions, with bases below `/__dev/remotes/`.
 * @property {(id: string) => string | undefined} serverOf Origin that serves a remote's files.
 * @property {ReturnType<typeof import('../live-reload.mjs').createLiveReload>} pages
 */

/** @param {ProxyOptions} options @returns {Promise<{ url: string, stop: () => void }>} */
export async function startSiteProxy(options) {
  const url = `http://localhost:${options.port}`;
  const origins = { site: new URL(options.site), local: new URL(url) };
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', url);
    const { pathname } = address;
    if (pathname === '/sw.js') return sendScript(response, noServiceWorker);
    if (pathname.startsWith(devPath)) return answerOwn(address, request, response, options);
    return forwardToSite({ request, response, pathname }, origins, options);
  });
  await once(server.listen(options.port, 'localhost'), 'listening');
  return {
    url,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {ServerResponse} response @param {string} code */
function sendScript(response, code) {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(code);
}

/**
 * @param {URL} address
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {ProxyOptions} options
 */
function answerOwn({ pathname, searchParams }, request, response, { local, serverOf, pages }) {
  if (pathname === `${devPath}events`) return pages.follow(response, Number(searchParams.get('shown')));
  if (pathname === script) {
    const versions = local().map(({ id, version }) => `${id} ${version}`);
    const client = readFileSync(path.join(import.meta.dirname, 'local-remotes-client.js'), 'utf8');
    const values = `const localRemotes = ${JSON.stringify(versions)}, shownBuild = ${pages.build()};`;
    return sendScript(response, `${values}\n${client}`);
  }
  const [, id = ''] = /^remotes\/([^/]+)\//.exec(pathname.slice(devPath.length)) ?? [];
  const origin = serverOf(id);
  if (origin === undefined) return void response.writeHead(404).end();
  const target = new URL(pathname.slice(devPath.length - 1), origin);
  return forward(request, response, target, {}, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
}

/**
 * @param {{ request: IncomingMessage, response: ServerResponse, pathname: string }} exchange
 * @param {import('./headers.mjs').Origins} origins
 * @param {ProxyOptions} options
 */
function forwardToSite({ request, response, pathname }, origins, { local }) {
  const isRegistry = pathname === '/registry.json';
  const isEdited = isRegistry || request.headers.accept?.includes('text/html');
  const headers = headersToSite(request.headers, origins);
  // Parts of a page, and "not modified", cannot be edited.
  const { range: _range, 'if-none-match': _etag, 'if-modified-since': _time, ...whole } = headers;
  const sent = isEdited ? { ...whole, 'accept-encoding': 'identity' } : headers;
  forward(request, response, new URL(request.url ?? '/', origins.site), sent, async (answer) => {
    const status = answer.statusCode ?? 502;
    const answered = headersToBrowser(answer.headers, origins);
    const isPage = answered['content-type']?.startsWith('text/html') === true;
    if (!isEdited || (!isPage && !isRegistry)) {
      response.writeHead(status, answered);
      answer.pipe(response);
      return;
    }
    const { 'content-length': _length, etag: _tag, ...rest } = answered;
    const body = await text(answer);
    const edited = isRegistry
      ? { html: JSON.stringify(withLocalRemotes(JSON.parse(body), local())), isNewRoute: false }
      : withLocalVersions(body, { pathname, local: local(), script });
    response.writeHead(edited.isNewRoute ? 200 : status, { ...rest, 'cache-control': 'no-store' }).end(edited.html);
  });
}

/**
 * Custom implementation: http-proxy-middleware would only pipe here, since headers and bodies are changed in both directions, and its
 * http-proxy calls functions that Node deprecates.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {URL} target
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @param {(answer: IncomingMessage) => void | Promise<void>} answerWith
 */
function forward(request, response, target, headers, answerWith) {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  /** @param {unknown} error */
  const fail = (error) => {
    const message = `${target.origin} cannot be reached: ${reasonOf(error)}`;
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
  };
  const forwarded = send(target, { method: request.method, headers }, (answer) => {
    void Promise.resolve(answerWith(answer)).catch(fail);
  });
  forwarded.on('error', fail);
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
