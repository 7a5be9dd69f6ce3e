import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';
import { DeployTokensService } from './deploy-tokens.service.ts';
import { DeployTokensModule } from './remotes.module.ts';

let api: TestApp;
let tokens: DeployTokensService;
beforeAll(async () => {
  api = await createTestApp({ imports: [DeployTokensModule] });
  tokens = api.app.get(DeployTokensService);
});
afterAll(() => api.close());

const find = (token: string) => api.app.get(DeployTokensRepository, { strict: false }).use(token);

it('creates a token that is stored as a hash only, records its use, and revokes it once', async () => {
  const { token, ...created } = await tokens.create('mfe-guides', 'ci');
  expect(created).toMatchObject({ remote: 'mfe-guides', name: 'ci', lastUsedAt: null, revokedAt: null });
  const rows = await api.database.query<object[]>('select t::text from deploy_tokens t');
  expect(JSON.stringify(rows)).not.toContain(token.slice(-20));
  expect(await find(token)).toMatchObject({ id: created.id });
  expect((await tokens.list())[0]!.lastUsedAt).toBeInstanceOf(Date);
  expect(await find(`${token}x`)).toBeNull();
  expect([await tokens.revoke(created.id), await tokens.revoke(created.id)]).toEqual([true, false]);
  expect(await find(token)).toBeNull();
  const events = await api.database.query('select what, target, actor_id from audit_events order by id');
  expect(events).toEqual([
    { what: 'createDeployToken', target: `id=${created.id} remote=mfe-guides`, actor_id: null },
    { what: 'revokeDeployToken', target: `id=${created.id}`, actor_id: null },
  ]);
});

it.each([
  ['shell', 'ci'],
  ['../x', 'ci'],
  ['mfe-guides', ''],
  ['mfe-guides', 'a\nb'],
])('creates none for the remote %j with the name %j', async (remote, name) => {
  await expect(tokens.create(remote, name)).rejects.toMatchObject({ name: 'InvalidDeployTokenError' });
});
