import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { browserArgs } from '../../tools/browser.mjs';
import { checkPreview } from '../../tools/remote-kit/preview/check-preview.mjs';
import { root } from '../../tools/services.mjs';

const version = '1.0.0-aaaaaaaa';
const route = (path: string, access = 'public') => ({ path, access });
const routes = [
  ...['/good', '/items/:id', '/without/:id', '/empty', '/browser', '/missing', '/faulty'].map((path) => route(path)),
  route('/own', 'authenticated'),
];
const registryOf = (shown: string) =>
  JSON.stringify({ remotes: [{ id: 'mfe-a', version: shown, why: 'override', routes }] });

/** A page of the site: the content of the remote, and what else is in the body. */
const pageOf = (
  content: string,
  rest = '',
  shown = version,
) => `<!doctype html><html lang="pt"><head><title>Page</title>
  <link rel="icon" href="data:,"></head><body><main><div id="remote-mfe-a">${content}</div>${rest}</main>
  <script id="registry" type="application/json">${registryOf(shown)}</script></body></html>`;
const text = '<h1>Readable</h1>';

const pages: Record<string, string> = {
  '/good': pageOf(text),
  '/items/12': pageOf(text),
  '/empty': pageOf(''),
  // As the site sends previews.
  '/browser': pageOf(
    '',
    `<script>document.getElementById('remote-mfe-a').innerHTML = '${text.replace('</h1>', '<\\/h1>')}'</script>`,
  ),
  '/faulty': pageOf(
    text,
    `<button></button><p id="late"></p><p style="height: 500px">Below <img src="/no-such.png" alt="Lost"></p>
     <script>setTimeout(() => { late.style.height = '600px'; }, 100); console.error('broken'); throw new Error('thrown');</script>`,
    '0.9.0-bbbbbbbb',
  ),
};

test('reports the problems of each route of a preview', async () => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/preview/token') {
      return response.writeHead(303, { location: '/good', 'set-cookie': 'preview=token; Path=/' }).end();
    }
    if (!request.headers.cookie?.includes('preview=token')) return response.writeHead(403).end('No preview: expired.');
    if (pathname === '/registry.json') {
      return response.writeHead(200, { 'content-type': 'application/json' }).end(registryOf(version));
    }
    const page = pages[pathname];
    return response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const options = {
    examples: ['/items/12'],
    dir: root,
    executablePath: process.env['CHROMIUM_PATH'],
    browserArgs,
    log: (line: string) => void lines.push(line.replaceAll(site, '').replace(/shift of [\d.]+/, 'shift of #')),
  };
  expect(await checkPreview({ ...options, url: `${site}/preview/token` })).toBe(false);
  const onBoth = (...problems: string[]) =>
    [1280, 390].flatMap((width) => problems.map((problem) => `      ${width} px: ${problem}`));
  expect(lines).toEqual([
    `mfe-a ${version} on `,
    'ok    /good',
    'ok    /items/:id (/items/12)',
    'FAIL  /without/:id',
    expect.stringContaining('has parameters and no example'),
    'FAIL  /empty',
    ...onBoth('the remote has no content'),
    'ok    /browser',
    'FAIL  /missing',
    ...onBoth('the server answers 404'),
    'FAIL  /faulty',
    ...onBoth(
      '404 GET /no-such.png',
      'axe button-name (critical): button',
      'console: broken',
      'layout shift of #, the limit is 0.1',
      'shows 0.9.0-bbbbbbbb instead of the preview',
      'uncaught: thrown',
    ),
    'skip  /own: for signed-in visitors',
  ]);
  await expect(checkPreview({ ...options, url: `${site}/preview/other` })).rejects.toThrow('403: No preview: expired.');
  server.close();
});
