import { isKeepable, keepableKind } from './keepable';

const kindOf = (path: string) => keepableKind(new URL(path, 'https://trampolim.test'));

describe('pages that may be kept', () => {
  it.each([
    ['/home', 'start'],
    ['/jobs', 'start'],
    ['/jobs/analista-12', 'job'],
    ['/jobs/analista-12?utm_source=mail', 'job'],
  ])('%s is a %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    '/',
    '/jobs?keyword=dados',
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
  ])('%s is none', (path) => {
    expect(kindOf(path)).toBeNull();
  });
});

describe('answers that may be kept', () => {
  const answer = (status: number, headers: Record<string, string> = {}) =>
    ({ status, headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }) }) as Response;

  it('are pages that were found', () => {
    expect(isKeepable(answer(200, { 'cache-control': 'private, no-cache' }))).toBe(true);
  });

  it.each([
    ['not found', answer(404)],
    ['gone', answer(410)],
    ['an outage', answer(503)],
    ['a redirect', answer(301)],
    ['what says no-store', answer(200, { 'cache-control': 'private, no-store' })],
    ['no page', answer(200, { 'content-type': 'application/json' })],
  ])('are not %s', (_, one) => {
    expect(isKeepable(one)).toBe(false);
  });
});
