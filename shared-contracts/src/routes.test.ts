import { applyHref, createRouteMatcher, href, jobHref, loggedPath, routes } from './routes.ts';

const table = Object.entries(routes).map(([owner, pattern]) => ({ owner, pattern }));

describe('createRouteMatcher', () => {
  const match = createRouteMatcher(table);

  it.each([
    ['/', 'landing'],
    ['/jobs', 'jobs'],
    ['/jobs/', 'jobs'],
    ['/jobs/analista-12', 'job'],
    ['/jobs/12/apply', 'apply'],
    ['/account', 'account'],
  ])('matches %s with the route of %s', (pathname, owner) => {
    expect(match(pathname)?.owner).toBe(owner);
  });

  it.each(['/job', '/jobs/12/apply/more', '/Jobs', '/jobs//'])('matches no route for %s', (pathname) => {
    expect(match(pathname)).toBeNull();
  });

  it('decodes parameters', () => {
    expect(match('/jobs/caf%C3%A9')?.params).toEqual({ id: 'café' });
  });

  it('does not throw for a malformed escape', () => {
    expect(match('/jobs/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
  });

  it('prefers the pattern with more literal segments, in any order', () => {
    const matcher = createRouteMatcher([
      { owner: 'any', pattern: '/jobs/:id' },
      { owner: 'new', pattern: '/jobs/new' },
    ]);
    expect(matcher('/jobs/new')?.owner).toBe('new');
    expect(matcher('/jobs/other')?.owner).toBe('any');
  });

  it.each([
    ['/jobs/:id', '/jobs/:slug'],
    ['/a/:x', '/:y/b'],
    ['/jobs', '/jobs'],
  ])('rejects the colliding patterns %s and %s', (one, other) => {
    expect(() =>
      createRouteMatcher([
        { owner: 1, pattern: one },
        { owner: 2, pattern: other },
      ]),
    ).toThrow('Routes collide');
  });
});

it('href expands and encodes parameters', () => {
  expect(href(routes.job, { id: 'a b' })).toBe('/jobs/a%20b');
});

it('jobHref contains the slug, and applyHref the id', () => {
  expect(jobHref({ slug: 'analista-12' })).toBe('/jobs/analista-12');
  expect(applyHref({ id: 12 })).toBe('/jobs/12/apply');
});

it.each([
  ['/applications/abc?x=1', '/applications/[redacted]'],
  ['/api/applications/abc', '/api/applications/[redacted]'],
  ['/preview/abc?to=/jobs', '/preview/[redacted]'],
  ['/verify-email?token=abc', '/verify-email'],
  ['/jobs/12/apply', '/jobs/12/apply'],
])('loggedPath(%s) is %s', (url, kept) => {
  expect(loggedPath(url)).toBe(kept);
});
