import { createFakeServices } from 'platform/testing';
import { routes, type User } from 'shared-contracts';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';
import { accessTo, createOwners, pageAt } from './owners';

const ownerOf = createOwners([
  buildRemote({ id: 'mfe-jobs', routes: [buildRoute(routes.jobs), buildRoute(routes.job)] }),
  buildRemote({ id: 'mfe-apply', routes: [buildRoute(routes.apply)] }),
]);

const { context } = createFakeServices();

const nameOf = (pathname: string) => {
  const owner = ownerOf(pathname)?.owner;
  if (owner === undefined) return 'none';
  return owner.kind === 'shell' ? 'shell' : owner.remote.id;
};

describe('the owners of addresses', () => {
  it.each([
    ['/home', 'shell'],
    ['/jobs', 'mfe-jobs'],
    ['/jobs/1', 'mfe-jobs'],
    ['/jobs/1/apply', 'mfe-apply'],
    ['/jobs/1/apply/', 'mfe-apply'],
    ['/jobs/1/other', 'none'],
    ['/nada', 'none'],
  ])('%s is owned by %s only', (pathname, name) => {
    expect(nameOf(pathname)).toBe(name);
  });

  it('keeps a page of the shell that a remote claims, as the server does', () => {
    const claimed = createOwners([buildRemote({ routes: [buildRoute(routes.home), buildRoute('/:any')] })]);
    expect(claimed(routes.home)?.owner).toMatchObject({ kind: 'shell' });
    expect(claimed('/other')).toBeNull();
  });

  it('rejects two remotes that claim the same addresses', () => {
    const conflicting = buildRemote({ id: 'mfe-rival', routes: [buildRoute('/jobs/:slug')] });
    expect(() => createOwners([buildRemote({ routes: [buildRoute(routes.job)] }), conflicting])).toThrow('collide');
  });
});

it.each([
  ['/', 'landing'],
  ['/coming-soon', 'landing'],
  ['/entrar-em-contacto/', 'contact'],
  ['/nada', 'notFound'],
  ['/jobs', 'notFound'],
])("the shell's page at %s is %s", (pathname, page) => {
  expect(pageAt(ownerOf, pathname, context)).toBe(page);
});

it.each([
  [403, '/newsletter-admin?tab=history', '/newsletter-admin', 'noPermission'],
  [503, '/guias/1?a=b', '/guias/1', 'unavailable'],
  [503, '/guias/1', '/guias/2', 'notFound'],
  [403, '/newsletter-admin', '/nada', 'notFound'],
  [404, '/nada', '/nada', 'notFound'],
  [403, undefined, '/nada', 'notFound'],
] as const)('after a %s response at %s, the page at %s is %s', (status, path, pathname, page) => {
  expect(pageAt(ownerOf, pathname, { ...context, status, ...(path && { path }) })).toBe(page);
});

const session = (role: User['role']) => ({ status: 'authenticated' as const, user: { role } as User });
const loading = { status: 'loading', user: null } as const;
const anonymous = { status: 'anonymous', user: null } as const;

it.each([
  ['public', loading, 'granted'],
  ['public', anonymous, 'granted'],
  ['authenticated', loading, 'waiting'],
  ['authenticated', anonymous, 'sign-in'],
  ['authenticated', session('user'), 'granted'],
  ['authenticated', session('admin'), 'granted'],
  ['admin', anonymous, 'sign-in'],
  ['admin', session('user'), 'denied'],
  ['admin', session('admin'), 'granted'],
] as const)('access to a page for %s with the session %j is "%s"', (access, who, answer) => {
  expect(accessTo({ access }, who)).toBe(answer);
});
