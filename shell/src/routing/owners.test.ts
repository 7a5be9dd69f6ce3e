import { createFakeServices } from 'platform/testing';
import { routes } from 'shared-contracts';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';
import { createOwners, pageAt } from './owners';

const ownerOf = createOwners([
  buildRemote({ id: 'mfe-jobs', routes: [buildRoute(routes.jobs), buildRoute(routes.job)] }),
  buildRemote({ id: 'mfe-apply', routes: [buildRoute(routes.apply)] }),
]);

const { context } = createFakeServices();

const nameOf = (pathname: string) => {
  const owner = ownerOf(pathname)?.owner;
  if (owner === undefined) return 'nobody';
  return owner.kind === 'shell' ? 'shell' : owner.remote.id;
};

describe('the owners of addresses', () => {
  it.each([
    ['/home', 'shell'],
    ['/jobs', 'mfe-jobs'],
    ['/jobs/1', 'mfe-jobs'],
    ['/jobs/1/apply', 'mfe-apply'],
    ['/jobs/1/apply/', 'mfe-apply'],
    ['/jobs/1/other', 'nobody'],
    ['/nada', 'nobody'],
  ])('%s is of %s alone', (pathname, name) => {
    expect(nameOf(pathname)).toBe(name);
  });

  it('gives a page of the shell to the remote that claims it, as the server does', () => {
    const claimed = createOwners([buildRemote({ id: 'mfe-home', routes: [buildRoute(routes.home)] })]);
    expect(claimed(routes.home)?.owner).toMatchObject({ kind: 'remote', remote: { id: 'mfe-home' } });
  });

  it('refuses two remotes that claim the same addresses', () => {
    const rival = buildRemote({ id: 'mfe-rival', routes: [buildRoute('/jobs/:slug')] });
    expect(() => createOwners([buildRemote({ routes: [buildRoute(routes.job)] }), rival])).toThrow('collide');
  });
});

it.each([
  ['/', 'landing'],
  ['/coming-soon', 'landing'],
  ['/entrar-em-contacto/', 'contact'],
  ['/nada', 'notFound'],
  ['/jobs', 'notFound'],
])('the page of the shell at %s is %s', (pathname, page) => {
  expect(pageAt(ownerOf, pathname, context)).toBe(page);
});

it.each([
  [403, '/newsletter-admin?tab=history', '/newsletter-admin', 'noPermission'],
  [403, '/newsletter-admin', '/nada', 'notFound'],
  [404, '/nada', '/nada', 'notFound'],
  [403, undefined, '/nada', 'notFound'],
] as const)('after an answer of %s at %s, %s is %s', (status, path, pathname, page) => {
  expect(pageAt(ownerOf, pathname, { ...context, status, ...(path && { path }) })).toBe(page);
});
