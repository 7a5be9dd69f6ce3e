import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listCompanies, type RegisteredRemote } from 'shared-contracts';
import { checkRemote, setProblems } from './remote-problems.ts';

/** The first recorded release, which was built for platform 1.1. */
function releaseOf(id: string): RegisteredRemote {
  const file = path.join(import.meta.dirname, '../../../e2e/releases', `${id}.json`);
  const [release] = JSON.parse(readFileSync(file, 'utf8')) as RegisteredRemote[];
  return { ...release!, base: `/remotes/${id}/${release!.version}/` };
}

it('reads the data and the fragments of manifests for platform 1.x', () => {
  const { remote } = checkRemote(releaseOf('mfe-companies'), '2.0.0');
  const { template, tags } = listCompanies;
  expect(remote?.routes[0]?.data).toEqual([{ template, tags }]);
  expect(remote?.fragments['companies']).toEqual({
    slot: 'shell.home.main.v1',
    order: 40,
    minHeight: { narrow: 480, wide: 480 },
    data: [{ template, tags, arg: { sort: 'jobs' } }],
  });
});

it('accepts a whole set for platform 1.x on a shell with 2.0, not on one with 3.0', () => {
  const set = ['mfe-jobs', 'mfe-companies', 'mfe-apply', 'mfe-account', 'mfe-newsletter-admin'].map(releaseOf);
  const read = set.map((one) => checkRemote(one, '2.0.0').remote ?? one);
  expect(setProblems(read, '2.0.0')).toEqual([]);
  expect(setProblems(read, '3.0.0')).toHaveLength(set.length);
});

it('adds slots to known fragments for 1.x only, and no tags to data that names no endpoint', () => {
  const old = releaseOf('mfe-companies');
  const current = { ...old, platform: '^2.0.0' };
  expect(checkRemote(current, '2.0.0').remote?.fragments['companies']?.slot).toBeUndefined();
  const route = { ...old.routes[0], data: [{ template: '/api/x' }] };
  expect(checkRemote({ ...old, routes: [route] }, '2.0.0').problems).toEqual([
    'routes[0].data[0].tags is not an array',
  ]);
});
