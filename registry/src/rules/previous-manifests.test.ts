import { createReadStream } from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { listCompanies, type RegisteredRemote, type RemoteManifest } from 'shared-contracts';
import { extract } from 'tar-stream';
import { checkRemote, setProblems } from './remote-problems.ts';

/** The manifests of the remotes that were released for platform 1.1.0. */
let released: readonly RegisteredRemote[];
beforeAll(async () => {
  const remotes: RegisteredRemote[] = [];
  const archive = createReadStream(path.join(import.meta.dirname, '../../../e2e/releases/1.1.0.tar'));
  for await (const entry of archive.pipe(extract())) {
    const manifest = entry.header.name.endsWith('/remote.json') ? ((await json(entry)) as RemoteManifest) : null;
    if (manifest !== null) remotes.push({ ...manifest, base: `/remotes/${manifest.id}/${manifest.version}/` });
    entry.resume();
  }
  released = remotes;
});

const releaseOf = (id: string) => released.find((one) => one.id === id)!;

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
  const read = released.map((one) => checkRemote(one, '2.0.0').remote ?? one);
  expect(setProblems(read, '2.0.0')).toEqual([]);
  expect(setProblems(read, '3.0.0')).toHaveLength(5);
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
