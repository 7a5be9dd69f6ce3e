import { createTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { eventually } from '../../../../test/eventually.ts';
import { saveJob, saveQuestion, saveSignedIn, type SavedUser } from '../../../../test/factories/index.ts';
import { HrRefusedError } from '../../hr/index.ts';
import { MailsRepository } from '../../mail/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { DeliverApplicationHandler } from '../delivery/deliver-application.task.ts';
import { StatusSync } from '../delivery/status-sync.task.ts';
import { emitAccountEvent } from '../testing/account-applications.ts';
import { ApplicationsApi } from '../testing/applications-api.ts';

let tests: ApplicationsApi;
let worker: TestWorker;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
  worker = await createTestWorker(tests.databaseUrl);
});
beforeEach(async () => {
  await tests.clear();
  worker.reset();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await worker.close();
  await tests.api.close();
});

const addressOf = ({ id }: { id: string }) => tests.one('select email from applications where id = $1', [id]);
const move = async (user: SavedUser): Promise<string> => {
  const email = `nova-${user.email}`;
  await tests.database.query('update users set email = $2 where id = $1', [user.id, email]);
  return email;
};
const moveAndConfirm = async (user: SavedUser): Promise<string> => {
  const email = await move(user);
  await emitAccountEvent(tests, user.id, 'addressConfirmed');
  return email;
};
const mails = () =>
  tests.database.query<{ kind: string; recipient: string; user: number | null; key: string }[]>(
    `select kind, recipient, (data ->> 'userId')::int as user, key from mails order by created_at`,
  );

async function applied(fields: Record<string, string> = {}) {
  const { user, cookies } = await saveSignedIn(tests.database);
  const job = await saveJob(tests.database);
  const { id } = (await tests.apply(job.id, { cookies, fields })).body;
  return { user, cookies, job, id };
}

it('moves applications to the account’s new address, even if a visitor applied with it', async () => {
  const { user, job, id } = await applied();
  const other = await applied();
  const visitors = (await tests.apply(job.id, { fields: { email: `nova-${user.email}` } })).body;
  const email = await moveAndConfirm(user);
  expect(await addressOf({ id })).toEqual({ email });
  expect(await addressOf(other)).toEqual({ email: other.user.email });
  expect(await tests.one('select user_id, email from applications where id = $1', [visitors.id])).toEqual({
    user_id: null,
    email,
  });
});

it('mails later events to the new address only', async () => {
  const { user, id } = await applied();
  await tests.database.query('delete from mails');
  const email = await moveAndConfirm(user);
  worker.hr.statuses.push({ applicationId: id, status: 'declined', updatedAt: new Date() });
  await worker.module.get(StatusSync).run();
  expect(await mails()).toMatchObject([{ kind: 'application-status-changed', recipient: email, user: user.id }]);
});

it('mails a refusal to the address that was verified during the request to the HR backend', async () => {
  const { user, id } = await applied();
  await tests.database.query('delete from mails');
  let email = '';
  jest.spyOn(worker.hr, 'submit').mockImplementation(async () => {
    email = await moveAndConfirm(user);
    throw new HrRefusedError(410);
  });
  await worker.module.get(DeliverApplicationHandler).run({ applicationId: id });
  expect(await mails()).toMatchObject([{ kind: 'application-refused', recipient: email, user: user.id }]);
});

it('readdresses a queued mail and leaves a sent one unchanged', async () => {
  const { user, cookies } = await saveSignedIn(tests.database);
  const [first, second] = [await saveJob(tests.database), await saveJob(tests.database)];
  await saveQuestion(tests.database, second.id);
  const left = (await tests.apply(first.id, { cookies })).body;
  const waits = (await tests.apply(second.id, { cookies })).body;
  await tests.database.query(`update mails set sent_at = now() where data ->> 'applicationId' = $1`, [left.id]);
  const email = await moveAndConfirm(user);
  const recipients = new Map((await mails()).map(({ key, recipient }) => [key, recipient]));
  expect(recipients.get(`application-received:${left.id}`)).toBe(user.email);
  expect(recipients.get(`application-received:${waits.id}`)).toBe(email);
});

it('mails the new address if the applicant’s address changes during the request', async () => {
  const { user, cookies } = await saveSignedIn(tests.database);
  const job = await saveJob(tests.database);
  const users = tests.api.app.get(UsersRepository, { strict: false });
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const email = `nova-${user.email}`;
  const { answer } = await users.inTransaction(async (manager) => {
    await users.lock(user.id, manager);
    const applying = tests.apply(job.id, { cookies });
    await eventually(async () => expect(await tests.one(waiting)).toEqual({ waiting: 1 }));
    await users.update(user.id, { email }, manager);
    return { answer: applying };
  });
  expect(await addressOf((await answer).body)).toEqual({ email });
  expect(await mails()).toMatchObject([{ recipient: email, user: user.id }]);
});

it('deletes mails about an application with the account, including those from before its adoption', async () => {
  const { user } = await applied();
  await tests.apply((await saveJob(tests.database)).id, { fields: { email: user.email } });
  await tests.apply((await saveJob(tests.database)).id, { fields: { email: 'ze@example.com' } });
  await tests.database.query('update mails set sent_at = now()');
  await tests.database.query('update users set address_linked_at = now() where id = $1', [user.id]);
  await emitAccountEvent(tests, user.id, 'addressConfirmed');
  const email = await moveAndConfirm(user);
  expect((await mails()).map(({ recipient, user: owner }) => [recipient, owner])).toEqual([
    [user.email, user.id],
    [user.email, user.id],
    ['ze@example.com', null],
  ]);
  const users = tests.api.app.get(UsersRepository, { strict: false });
  const repository = tests.api.app.get(MailsRepository, { strict: false });
  await users.inTransaction((manager) => repository.deleteOfUser({ id: user.id, email }, manager));
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ze@example.com']);
});
