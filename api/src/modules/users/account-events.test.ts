import type { EntityManager } from 'typeorm';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { saveUser } from '../../../test/factories/index.ts';
import { ErasuresRepository } from '../erasures/index.ts';
import { AccountEvents, type RegistrationChoices } from './account-events.provider.ts';
import { UsersRepository } from './users.repository.ts';

let api: TestApp;
let users: UsersRepository;
beforeAll(async () => {
  api = await createTestApp();
  users = api.app.get(UsersRepository);
});
afterAll(() => api.close());

const choices: RegistrationChoices = {
  subscribeToNewsletter: true,
  newsletterFrequency: 'weekly',
  categories: [],
  language: 'pt',
};

async function inAccount(work: (user: { id: number }, manager: EntityManager) => Promise<void>) {
  const { id } = await saveUser(api.database, { bio: null, location: null });
  const user = (await users.find(id))!;
  const failure: unknown = await users.inTransaction((manager) => work(user, manager)).catch((error: unknown) => error);
  return { failure, user: (await users.find(id))! };
}

const write = (column: 'bio' | 'location', fails: boolean) => async (user: { id: number }, manager: EntityManager) => {
  await manager.query(`update users set ${column} = 'heard' where id = $1`, [user.id]);
  if (fails) await manager.query('select no_such_column');
};

it('an error of a registration listener rolls back only its own changes', async () => {
  const events = new AccountEvents(new ErasuresRepository(api.database));
  events.onRegistered((user, _, manager) => write('bio', true)(user, manager));
  events.onRegistered((user, _, manager) => write('location', false)(user, manager));
  const { failure, user } = await inAccount(async ({ id }, manager) =>
    events.registered((await users.find(id, manager))!, choices, manager),
  );
  expect([failure, user.bio, user.location]).toEqual([undefined, null, 'heard']);
});

it('an error of an address listener rolls back the whole transaction', async () => {
  const events = new AccountEvents(new ErasuresRepository(api.database));
  events.onAddressConfirmed(write('location', false));
  events.onAddressConfirmed(write('bio', true));
  const { failure, user } = await inAccount(async ({ id }, manager) =>
    events.addressConfirmed((await users.find(id, manager))!, manager),
  );
  expect([failure instanceof Error, user.bio, user.location]).toEqual([true, null, null]);
});
