import { get } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
  await site.fixture.write('shell/shell.00000000.js.br', brotliCompressSync('shell'));
  await site.fixture.write('shell/shell.00000000.js.gz', gzipSync('shell'));
  await site.fixture.write('shell/.secret.js', 'secret');
  await site.fixture.write('remotes/mfe-jobs/1.0.0-aaaaaaaa/usage.json', '{}');
});
afterAll(stopSites);

const ask = (url: string, encoding = '') => site.app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('files of a build', () => {
  it.each([
    ['/assets/shell.00000000.js', 'text/javascript; charset=utf-8'],
    ['/assets/base.00000000.css', 'text/css; charset=utf-8'],
    ['/remotes/mfe-jobs/1.0.0-aaaaaaaa/remoteEntry.js', 'text/javascript; charset=utf-8'],
    ['/remotes/mfe-jobs/1.0.0-aaaaaaaa/usage.json', 'application/json; charset=utf-8'],
  ])('%s is cacheable for a year', async (url, type) => {
    const { statusCode, headers } = await ask(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('are sent with an encoding that the client accepts: %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await ask('/assets/shell.00000000.js', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(headers.vary).toBe('accept-encoding');
  });

  it('are sent uncompressed when the build wrote no compressed copy', async () => {
    const { headers, body } = await ask('/assets/base.00000000.css', 'br');
    expect([headers['content-encoding'], body]).toEqual([undefined, ':root{--text:#111}']);
  });

  it('respond to HEAD', async () => {
    const { statusCode, headers, body } = await site.app.inject({ method: 'HEAD', url: '/assets/shell.00000000.js' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '5', '']);
  });

  it('of a version that is deployed while the server runs are served', async () => {
    await site.fixture.write('remotes/mfe-jobs/9.0.0-cccccccc/remoteEntry.js', 'new');
    expect((await ask('/remotes/mfe-jobs/9.0.0-cccccccc/remoteEntry.js')).body).toBe('new');
  });

  it.each([
    '/assets/none.js',
    '/assets/',
    '/assets/shell.json',
    '/assets/server.cjs',
    '/assets/.secret.js',
    '/assets//etc/passwd.js',
    '/remotes/mfe-jobs',
    '/remotes/mfe-jobs/1.0.0-aaaaaaaa/server.cjs',
  ])('%s is not found', async (url) => {
    const { statusCode, headers } = await ask(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
  });
});

describe('a path outside the folder', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  /** The raw request target: a URL parser would resolve the dots. */
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });

  it.each([
    '/assets/../outside.js',
    '/assets/..%2foutside.js',
    '/assets/%2e%2e/outside.js',
    '/assets/x/../../outside.js',
    String.raw`/assets/..\outside.js`,
    '/remotes/mfe-jobs/../../outside.js',
  ])('%s is not found', async (path) => {
    await site.fixture.write('outside.js', 'secret');
    expect(await statusOf(path)).toBe(404);
  });
});

describe('robots.txt (T19)', () => {
  it('allows everything except private pages', async () => {
    const { headers, body } = await ask('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/og/',
      'Allow: /api/company-logos/',
      'Allow: /api/blog-pictures/',
      'Allow: /api/jobs/*/visit/',
      'Disallow: /account',
      'Disallow: /auth',
      'Disallow: /verify-email',
      'Disallow: /reset-password',
      'Disallow: /newsletter-admin',
      'Disallow: /teams',
      'Disallow: /jobs/*/apply',
      'Disallow: /api/',
      '',
      'Sitemap: https://trampolim.test/sitemap.xml',
      '',
    ]);
  });
});

it('serves the icon at /favicon.svg too', async () => {
  const { headers, body } = await ask('/favicon.svg');
  expect([headers['content-type'], body]).toEqual(['image/svg+xml', '<svg/>']);
});

it('serves /favicon.ico', async () => {
  const { statusCode, headers, body } = await ask('/favicon.ico');
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/png', 'png']);
});
