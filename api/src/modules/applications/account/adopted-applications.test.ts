import { eventually } from '../../../../test/eventually.ts';
import { saveJob, saveSignedIn } from '../../../../test/factories/index.ts';
import { Passwords } from '../../auth/index.ts';
import { AccountEvents, UsersRepository } from '../../users/index.ts';
import { emitAccountEvent, listed } from '../testing/account-applications.ts';
import { ApplicationsApi } from '../testing/applications-api.ts';

let tests: ApplicationsApi;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(() => tests.clear());
afterAll(() => tests.api.close());

const linked = { address_linked_at: new Date() };
const jobs = async (count: number) => Promise.all(Array.from({ length: count }, () => saveJob(tests.database)));

it('adopts visitors’ applications with the linked address, case-insensitively', async () => {
  const { user, cookies } = await saveSignedIn(tests.database, linked);
  const [first, second, other] = await jobs(3);
  const own = (await tests.apply(first!.id, { fields: { email: user.email } })).body.id;
  const otherSpelling = (await tests.apply(second!.id, { fields: { email: user.email } })).body.id;
  await tests.database.query('update applications set email = upper(email) where id = $1', [otherSpelling]);
  await tests.apply(other!.id, { fields: { email: `x${user.email}` } });
  await tests.apply(other!.id);
  expect(await listed(tests, cookies)).toEqual([]);
  await emitAccountEvent(tests, user.id, 'addressConfirmed');
  expect((await listed(tests, cookies)).map(({ id }) => id).toSorted()).toEqual([own, otherSpelling].toSorted());
  expect((await tests.api.inject({ url: `/api/jobs/${first!.id}/applied`, cookies })).json().applied).toBe(true);
});

it('adopts at sign-in applications that were sent since with the linked address', async () => {
  const passwordHash = await tests.api.app.get(Passwords, { strict: false }).hash('uma frase só minha');
  const { user } = await saveSignedIn(tests.database, { ...linked, password_hash: passwordHash });
  const [job] = await jobs(1);
  const { id } = (await tests.apply(job!.id, { fields: { email: user.email } })).body;
  const payload = { username: user.username, password: 'uma frase só minha' };
  const answer = await tests.api.inject({ method: 'POST', url: '/api/login', payload });
  const sid = answer.cookies.find(({ name }) => name === 'sid')?.value ?? '';
  expect((await listed(tests, { sid })).map((one) => one.id)).toEqual([id]);
});

it('adopts no application of an address that is verified but not linked', async () => {
  const { user, cookies } = await saveSignedIn(tests.database);
  const [job] = await jobs(1);
  await tests.apply(job!.id, { fields: { email: user.email } });
  await emitAccountEvent(tests, user.id, 'addressConfirmed');
  expect(await listed(tests, cookies)).toEqual([]);
});

it('does not adopt an application to a job to which the account has applied', async () => {
  const { user, cookies } = await saveSignedIn(tests.database, linked);
  const [job] = await jobs(1);
  const visitor = (await tests.apply(job!.id, { fields: { email: user.email } })).body.id;
  const own = (await tests.apply(job!.id, { cookies })).body.id;
  await emitAccountEvent(tests, user.id, 'addressConfirmed');
  expect((await listed(tests, cookies)).map(({ id }) => id)).toEqual([own]);
  await tests.withdraw(own);
  await emitAccountEvent(tests, user.id, 'addressConfirmed');
  expect((await listed(tests, cookies)).map(({ id }) => id).toSorted()).toEqual([own, visitor].toSorted());
});

it('does not adopt another account’s application with the same address', async () => {
  const [{ user, cookies }, other] = [
    await saveSignedIn(tests.database, linked),
    await saveSignedIn(tests.database, linked),
  ];
  const [job] = await jobs(1);
  await tests.apply(job!.id, { cookies: other.cookies });
  await tests.database.query('update applications set email = $1', [user.email]);
  await emitAccountEvent(tests, user.id, 'addressConfirmed');
  expect(await listed(tests, cookies)).toEqual([]);
});

it('stores one application if the account applies during the confirmation of its address', async () => {
  for (let round = 0; round < 8; round++) {
    const { user, cookies } = await saveSignedIn(tests.database, linked);
    const [job] = await jobs(1);
    await tests.apply(job!.id, { fields: { email: user.email } });
    const [answer] = await Promise.all([
      tests.apply(job!.id, { cookies }),
      emitAccountEvent(tests, user.id, 'addressConfirmed'),
      emitAccountEvent(tests, user.id, 'addressConfirmed'),
    ]);
    expect([200, 409]).toContain(answer.status);
    expect(await listed(tests, cookies)).toHaveLength(1);
  }
});

it('makes an application wait for a confirmation in progress, without a deadlock', async () => {
  const { user, cookies } = await saveSignedIn(tests.database, linked);
  const [job] = await jobs(1);
  await tests.apply(job!.id, { fields: { email: user.email } });
  const users = tests.api.app.get(UsersRepository, { strict: false });
  const events = tests.api.app.get(AccountEvents, { strict: false });
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const applying = await users.inTransaction(async (manager) => {
    const locked = await users.lock(user.id, manager);
    const answer = tests.apply(job!.id, { cookies });
    await eventually(async () => expect(await tests.one(waiting)).toEqual({ waiting: 1 }));
    if (locked !== null) await events.addressConfirmed(locked, manager);
    return { answer };
  });
  expect((await applying.answer).body.code).toBe('already_applied');
  expect(await listed(tests, cookies)).toHaveLength(1);
});
