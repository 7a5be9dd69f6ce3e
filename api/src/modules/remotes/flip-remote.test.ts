import { Deployments } from 'registry';
import type { ErrorAnswer, FlipAnswer, FlipRequest } from 'shared-contracts';
import { eventually } from '../../../test/eventually.ts';
import { saveSignedIn } from '../../../test/factories/index.ts';
import { bearer, evidence, one, refusalIn, RemotesApi, three, two, type Credentials } from './testing/remotes-api.ts';

let tests: RemotesApi;
let deployments: Deployments;
beforeAll(async () => {
  tests = await RemotesApi.start();
  deployments = new Deployments(tests.site.dist);
});
beforeEach(() => {
  tests.reset();
  for (const version of [two, three]) tests.site.putVersion('mfe-a', version);
});
afterAll(() => tests.close());

const logged = () => deployments.store.log().map(({ action, from, to, by, why }) => [action, from, to, by, why]);
const canary = { action: 'canary', version: two, percent: 10, segment: 'staff' } as const;

it('changes what visitors get, step by step, and logs author and reason', async () => {
  const steps: [Partial<FlipRequest>, Partial<FlipAnswer['remote']>][] = [
    [canary, { stable: one, status: 'too-few-views' }],
    [{ action: 'promote' }, { stable: two, canary: null, previous: [one], status: 'stable' }],
    [
      { action: 'use', version: three },
      { stable: three, previous: [two, one] },
    ],
    [{ action: 'rollback' }, { stable: two, previous: [one] }],
    [{ action: 'canary', version: three, percent: 50 }, { stable: two }],
    [{ action: 'abort' }, { stable: two, canary: null }],
    [
      { action: 'off' },
      { status: 'off', off: expect.objectContaining({ why: 'Test' }) as FlipAnswer['remote']['off'] },
    ],
    [{ action: 'on' }, { status: 'stable', off: null }],
  ];
  for (const [index, [request, remote]] of steps.entries()) {
    const answer = await tests.flip(request);
    expect([request.action, answer.statusCode]).toEqual([request.action, 200]);
    expect(answer.json<FlipAnswer>()).toMatchObject({ revision: index + 1, remote });
  }
  const by = tests.admin.name;
  expect(logged().slice(0, 3)).toEqual([
    ['canary', one, two, by, 'Test'],
    ['promote', one, two, by, 'Test'],
    ['use', two, three, by, 'Test'],
  ]);
  expect(deployments.store.log()[0]).toMatchObject({ share: { percent: 10, segment: 'staff' } });
});

it('accepts the deploy token of the remote, except for off and on', async () => {
  const { credentials } = await tests.token('mfe-a', 'ci of team a');
  expect((await tests.flip(canary, credentials)).statusCode).toBe(200);
  expect(logged()).toEqual([['canary', one, two, 'ci of team a', 'Test']]);
  for (const action of ['off', 'on'] as const) {
    expect(refusalIn(await tests.flip({ action }, credentials))).toEqual([403, 'forbidden']);
  }
});

it('refuses other callers; nothing changes', async () => {
  const { cookies } = await saveSignedIn(tests.api.database);
  const revoked = await tests.token();
  await tests.tokens.revoke(revoked.id);
  const callers: [Credentials, [number, string]][] = [
    [{}, [401, 'unauthenticated']],
    [{ cookies }, [403, 'forbidden']],
    [bearer('trampolim_deploy_unknown'), [401, 'unauthenticated']],
    [bearer(''), [401, 'unauthenticated']],
    // A session does not replace an invalid token.
    [{ ...tests.admin, ...bearer('x') }, [401, 'unauthenticated']],
    [revoked.credentials, [401, 'unauthenticated']],
    [(await tests.token('mfe-b')).credentials, [403, 'forbidden']],
  ];
  const before = tests.site.registry;
  for (const [credentials, refusal] of callers) {
    expect(refusalIn(await tests.flip(canary, credentials))).toEqual(refusal);
  }
  expect(tests.site.registry).toEqual(before);
});

it('names the invalid fields of a request', async () => {
  const answers = await Promise.all([
    tests.flip({ action: 'remove' as FlipRequest['action'], why: ' ' }),
    tests.flip({ action: 'canary', percent: 101, segment: 'robots' as 'staff' }),
    tests.flip({ action: 'use', version: '../x' }),
  ]);
  const fields = answers.map((answer) => Object.keys(answer.json<ErrorAnswer>().fields ?? {}).toSorted());
  expect(fields).toEqual([['action', 'why'], ['percent', 'segment', 'version'], ['version']]);
});

it.each<[string, Partial<FlipRequest>, string, [number, string]]>([
  ['an unknown remote', { action: 'rollback' }, 'mfe-x', [404, 'remote_not_found']],
  ['an unknown version', { action: 'use', version: '9.9.9' }, 'mfe-a', [404, 'version_not_found']],
  ['a promotion without a canary', { action: 'promote' }, 'mfe-a', [409, 'flip_not_possible']],
  ['a rollback without an earlier version', { action: 'rollback' }, 'mfe-a', [409, 'flip_not_possible']],
  ['an id that is a path', { action: 'rollback' }, '..%2Fshell', [404, 'remote_not_found']],
])('refuses %s', async (_, request, id, refusal) => {
  expect(refusalIn(await tests.flip(request, tests.admin, id))).toEqual(refusal);
});

it('refuses a version with changed files, and tells why', async () => {
  tests.site.write(`remotes/mfe-a/${two}/app.js`, 'changed');
  const answer = await tests.flip({ action: 'use', version: two });
  expect(refusalIn(answer)).toEqual([422, 'version_refused']);
  expect(answer.json<ErrorAnswer>().problems).toEqual([expect.stringContaining('app.js differs') as string]);
});

it('refuses a version that was taken back, with the evidence', async () => {
  await tests.flip(canary);
  const failing = tests.site.registry.remotes[0]!.canary!;
  await deployments.flips.takeBack('mfe-a', failing, evidence, { by: 'platform', why: 'Errors' });
  for (const request of [canary, { action: 'use', version: two } as const]) {
    const answer = await tests.flip(request);
    expect(refusalIn(answer)).toEqual([422, 'version_failed']);
    expect(answer.json<ErrorAnswer>().current).toMatchObject({ version: two, why: 'Errors', evidence });
  }
  const { remote } = (await tests.flip({ action: 'canary', version: three, percent: 1 })).json<FlipAnswer>();
  expect(remote.failed).toMatchObject([{ version: two }]);
});

it('refuses an outdated revision with the current state; changes of other remotes do not matter', async () => {
  const { revision } = tests.site.registry;
  tests.site.putVersion('mfe-b', two);
  await tests.flip({ action: 'use', version: two }, tests.admin, 'mfe-b');
  expect((await tests.flip({ ...canary, revision })).statusCode).toBe(200);
  const outdated = await tests.flip({ action: 'abort', revision });
  expect(refusalIn(outdated)).toEqual([409, 'registry_changed']);
  expect(outdated.json<ErrorAnswer>().current).toMatchObject({ revision: 2, remote: { canary: { version: two } } });
});

it('of concurrent flips with one revision, one succeeds; none of different remotes is lost, with the command line beside it', async () => {
  const { revision } = tests.site.registry;
  const same = [two, three, two, three].map((version) => tests.flip({ action: 'use', version: version, revision }));
  const statuses = (await Promise.all(same)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const ids = Array.from({ length: 6 }, (_, index) => `mfe-n${index}`);
  for (const id of ids) tests.site.putVersion(id, two);
  // What `npm run registry` runs in its own process (tools/registry.test.mjs).
  const command = (id: string) => new Deployments(tests.site.dist).flips.use(id, two, { by: 'ana', why: null });
  const request = (id: string) => tests.flip({ action: 'use', version: two }, tests.admin, id);
  await Promise.all(ids.map((id, index) => (index % 2 === 0 ? command(id) : request(id))));
  expect(Object.keys(tests.site.stable).toSorted()).toEqual(['mfe-a', 'mfe-b', ...ids]);
  expect(deployments.store.log().map((flip) => flip.revision)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('records calls in the audit log of admins', async () => {
  await tests.flip(canary);
  const select = `select what, target, status_code from audit_events order by id desc limit 1`;
  await eventually(async () => {
    const row = { what: 'flipRemote', target: 'id=mfe-a', status_code: 200 };
    expect(await tests.api.database.query(select)).toEqual([row]);
  });
});
