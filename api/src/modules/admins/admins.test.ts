import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { saveUser } from '../../../test/factories/index.ts';
import { AdminsModule } from './admins.module.ts';
import { AdminsService } from './admins.service.ts';

let api: TestApp;
let admins: AdminsService;
beforeAll(async () => {
  api = await createTestApp({ imports: [AdminsModule] });
  admins = api.app.get(AdminsService);
});
afterAll(() => api.close());

const eventsOf = (id: number) =>
  api.database.query<unknown[]>('select what, subject_id from audit_events where actor_id = $1 order by id', [id]);

it('grants and revokes the admin role once, by user name or address', async () => {
  const { id } = await saveUser(api.database, { username: 'ana.silva', email: 'ana@example.com' });
  const admin = { id, username: 'ana.silva', email: 'ana@example.com', hasSecondFactor: false };
  expect(await admins.grant('Ana.Silva')).toEqual(admin);
  await admins.grant('ana@example.com');
  expect(await admins.list()).toEqual([admin]);
  await admins.revoke('ana@example.com');
  await admins.revoke('ana@example.com');
  expect(await admins.list()).toEqual([]);
  expect(await eventsOf(id)).toEqual([
    { what: 'grantAdmin', subject_id: id },
    { what: 'revokeAdmin', subject_id: id },
  ]);
});

it.each([
  ['unknown', {}],
  ['unverified', { username: 'unverified', is_verified: false }],
  ['leaving', { username: 'leaving', deletion_due_at: new Date() }],
])('rejects an account that is unknown, unverified or due for deletion: %s', async (login, row) => {
  if ('username' in row) await saveUser(api.database, row);
  await expect(admins.grant(login)).rejects.toThrow('There is no such user.');
  expect(await admins.list()).toEqual([]);
});
