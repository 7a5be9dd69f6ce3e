import { cacheablePage, filesOf, isCacheable } from './cacheable';

const pageOf = (path: string) => cacheablePage(new URL(path, 'https://trampolim.test'));

describe('cacheable pages', () => {
  it.each([
    ['/home', 'starts', '/home'],
    ['/jobs', 'starts', '/jobs'],
    ['/jobs?keyword=dados', 'recent', '/jobs?keyword=dados'],
    ['/jobs/analista-12', 'recent', '/jobs/analista-12'],
    ['/jobs/analista-12?utm_source=mail', 'recent', '/jobs/analista-12'],
    ['/companies', 'recent', '/companies'],
    ['/companies?page=2', 'recent', '/companies?page=2'],
    ['/companies/vela-7', 'recent', '/companies/vela-7'],
    ['/', 'recent', '/'],
    ['/perguntas-frequentes', 'recent', '/perguntas-frequentes'],
    ['/politica-de-privacidade', 'recent', '/politica-de-privacidade'],
  ])('%s is cached in %s as %s', (address, cache, path) => {
    expect(pageOf(address)).toEqual({ cache, path });
  });

  it.each([
    '/home?lng=en',
    '/jobs/12/apply',
    '/applications/a-secret-token',
    '/alertas/a-secret-token',
    '/u/a-secret-token',
    '/account',
    '/account?tab=applications',
    '/auth',
    '/verify-email?token=secret',
    '/newsletter-admin',
    '/api/session',
    '/offline',
  ])('%s is not cached', (address) => {
    expect(pageOf(address)).toBeNull();
  });
});

describe('cacheable responses', () => {
  const answer = (status: number, headers: Record<string, string> = {}) =>
    ({ status, headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }) }) as Response;

  it('are pages with status 200', () => {
    expect(isCacheable(answer(200, { 'cache-control': 'private, no-cache' }))).toBe(true);
  });

  it.each([
    ['a 404 response', answer(404)],
    ['a 410 response', answer(410)],
    ['a 503 response', answer(503)],
    ['a redirect', answer(301)],
    ['a no-store response', answer(200, { 'cache-control': 'private, no-store' })],
    ['a JSON response', answer(200, { 'content-type': 'application/json' })],
  ])('do not include %s', (_, one) => {
    expect(isCacheable(one)).toBe(false);
  });
});

it('finds the hashed files of a page without duplicates', () => {
  const html = `
    <link rel="icon" href="/assets/favicon.1.svg"><style>@font-face{src:url(/assets/figtree.1.woff2)}</style>
    <link rel="preload" as="script" href="/assets/shell.1.js" integrity="sha384-/assets/no.js">
    <link rel="preload" as="script" href="/remotes/mfe-jobs/1.0.0-a/expose-app.1.js">
    <img src="/api/company-logos/abc"><a href="/jobs/assets">x</a>
    <script>(function(){Object.assign(s,{"src":"/assets/shell.1.js"})})()</script>`;
  expect(filesOf(html)).toEqual([
    '/assets/favicon.1.svg',
    '/assets/figtree.1.woff2',
    '/assets/shell.1.js',
    '/remotes/mfe-jobs/1.0.0-a/expose-app.1.js',
  ]);
});
