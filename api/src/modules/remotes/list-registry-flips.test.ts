import { Deployments } from 'registry';
import type { FlipAnswer, RegistryLog } from 'shared-contracts';
import { evidence, one, refusalIn, RemotesApi, two } from './testing/remotes-api.ts';

let tests: RemotesApi;
let deployments: Deployments;
beforeAll(async () => {
  tests = await RemotesApi.start();
  deployments = new Deployments(tests.site.dist);
});
beforeEach(() => {
  tests.reset();
  tests.site.putVersion('mfe-a', two);
});
afterAll(() => tests.close());

const list = async (query = '') => (await tests.get(`/api/remotes/log${query}`)).json<RegistryLog>();

it('lists every change once, newest first, in pages, for all remotes or one', async () => {
  const author = { by: 'ana', why: null };
  for (let index = 0; index < 60; index += 1) {
    const id = index % 10 === 0 ? 'mfe-b' : 'mfe-a';
    await (index % 2 === 0
      ? deployments.flips.switchOff(id, { ...author, why: 'x' })
      : deployments.flips.use(id, one, author));
    if (index % 2 === 0) await deployments.flips.switchOn(id, author);
  }
  const first = await list();
  const second = await list(`?before=${first.next}`);
  expect([first.flips.length, second.flips.length, second.next]).toEqual([50, 40, null]);
  const revisions = [...first.flips, ...second.flips].map(({ revision }) => revision);
  expect(revisions).toEqual(Array.from({ length: 90 }, (_, index) => 90 - index));
  const ofB = await list('?remote=mfe-b');
  expect([ofB.flips.length, ofB.next, new Set(ofB.flips.map(({ remote }) => remote))]).toEqual([
    12,
    null,
    new Set(['mfe-b']),
  ]);
  expect(await list('?before=nonsense')).toEqual(first);
});

it('has the share of a canary, and the evidence of an automatic flip', async () => {
  await tests.flip({ action: 'canary', version: two, percent: 10, segment: 'staff', why: 'Try' });
  const canary = tests.site.registry.remotes[0]!.canary!;
  await deployments.flips.takeBack('mfe-a', canary, evidence, { by: 'platform', why: 'Errors' });
  const { flips } = await list();
  expect(flips).toMatchObject([
    { action: 'abort', from: two, to: one, by: 'platform', why: 'Errors', evidence, share: null },
    { action: 'canary', by: tests.admin.name, why: 'Try', share: { percent: 10, segment: 'staff' }, evidence: null },
  ]);
});

it('shows state and log of a remote to its deploy token only', async () => {
  const { credentials } = await tests.token('mfe-a');
  await tests.flip({ action: 'canary', version: two, percent: 10 }, credentials);
  await deployments.flips.switchOff('mfe-b', { by: 'ana', why: 'x' });
  const state = (await tests.get('/api/remotes/mfe-a', credentials)).json<FlipAnswer>();
  expect(state).toMatchObject({ revision: 2, remote: { stable: one, canary: { version: two, percent: 10 } } });
  const { flips } = (await tests.get('/api/remotes/mfe-a/log', credentials)).json<RegistryLog>();
  expect(flips.map(({ remote, action }) => [remote, action])).toEqual([['mfe-a', 'canary']]);
  const other = await tests.token('mfe-b');
  for (const url of ['/api/remotes/mfe-a', '/api/remotes/mfe-a/log']) {
    expect(refusalIn(await tests.get(url, other.credentials))).toEqual([403, 'forbidden']);
    expect(refusalIn(await tests.get(url, {}))).toEqual([401, 'unauthenticated']);
  }
  const unknown = await tests.token('mfe-new');
  expect(refusalIn(await tests.get('/api/remotes/mfe-new', unknown.credentials))).toEqual([404, 'remote_not_found']);
});
