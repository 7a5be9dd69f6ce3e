import type { ResolvedRemote } from 'shared-contracts';
import { buildSmallRemote } from '../test/site-fixture.ts';
import { visibleRegistry } from './registry.ts';

it('a page receives the remotes that its user may see, sorted by id', () => {
  const remotes = [
    buildSmallRemote('mfe-c', '/c'),
    buildSmallRemote('mfe-a', '/a'),
    buildSmallRemote('mfe-b', '/b', { isolation: { kind: 'shadow', visibleTo: 'admin' } }),
  ].map((remote): ResolvedRemote => ({ ...remote, why: 'stable' }));
  const registryFor = (role: 'admin' | null) => visibleRegistry({ remotes, preview: null, revision: 7 }, role, '1.0.0');
  const idsFor = (role: 'admin' | null) => registryFor(role).remotes.map(({ id }) => id);
  expect(registryFor(null).revision).toBe(7);
  expect(idsFor(null)).toEqual(['mfe-a', 'mfe-c']);
  expect(idsFor('admin')).toEqual(['mfe-a', 'mfe-b', 'mfe-c']);
});
