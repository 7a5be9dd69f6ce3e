import { createTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { eventually } from '../../../../test/eventually.ts';
import { buildPdf, saveJob, saveSignedIn } from '../../../../test/factories/index.ts';
import { SendMailHandler } from '../../mail/index.ts';
import { AccountEvents, UsersRepository } from '../../users/index.ts';
import { StatusSync } from '../delivery/status-sync.task.ts';
import { emitAccountEvent } from '../testing/account-applications.ts';
import { ApplicationsApi, deliverAll } from '../testing/applications-api.ts';

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
afterAll(async () => {
  await worker.close();
  await tests.api.close();
});

async function applied(columns = 'due_at = now()') {
  const { user, cookies } = await saveSignedIn(tests.database, { address_linked_at: new Date() });
  const job = await saveJob(tests.database);
  const { id } = (await tests.apply(job.id, { cookies, fileName: 'Inês.pdf' })).body;
  await tests.database.query(`update applications set ${columns} where id = $1`, [id]);
  return { user, job, id };
}
const attached = async () =>
  (await tests.one<{ attached: number }>('select count(attached_at)::int as attached from files')).attached;

it('anonymizes the applications of an erased account and deletes their files', async () => {
  const { user, id } = await applied();
  await tests.database.query(`update applications set answers = '[{"answer": "Sim"}]'`);
  const { sha } = await tests.one<{ sha: Buffer }>('select file_sha256 as sha from applications');
  await emitAccountEvent(tests, user.id, 'accountErased');
  const row = await tests.one<{ file_sha256: Buffer }>('select * from applications');
  const erasedColumns = { user_id: null, name: null, email: null, idempotency_key: null, answers: [], file_id: null };
  expect(row).toMatchObject({ id, ...erasedColumns, file_name: 'curriculo.pdf', withdrawn_at: expect.any(Date) });
  expect(row.file_sha256.equals(sha)).toBe(false);
  expect(await attached()).toBe(0);
  await deliverAll(worker, id);
  expect(worker.hr.calls).toEqual([]);
});

it.each(['pending', 'accepted'])('invalidates the mailed link of an application that was %s', async (status) => {
  const { user, job, id } = await applied(`status = '${status}'`);
  const call = (method: 'GET' | 'DELETE') => tests.api.inject({ method, url: `/api/applications/${tests.token(id)}` });
  expect((await call('GET')).statusCode).toBe(200);
  await emitAccountEvent(tests, user.id, 'accountErased');
  for (const answer of [await call('GET'), await call('DELETE')]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'application_not_found']);
  }
  const answered = await tests.answer(job.id, { resumeId: id, answers: [] });
  expect([answered.status, answered.body.code]).toEqual([404, 'application_not_found']);
});

it('withdraws a delivered application at the HR backend', async () => {
  const { user, id } = await applied();
  await deliverAll(worker, id);
  await emitAccountEvent(tests, user.id, 'accountErased');
  expect(await attached()).toBe(0);
  await deliverAll(worker, id);
  expect(worker.hr.calls).toEqual([`submit ${id}`, `withdraw A-${id}`]);
});

it('withdraws an application with an unknown delivery result, then deletes its file', async () => {
  const { user, id } = await applied('due_at = now(), first_attempt_at = now()');
  await emitAccountEvent(tests, user.id, 'accountErased');
  await deliverAll(worker, id);
  expect(worker.hr.calls).toEqual([`submit ${id}`, `withdraw A-${id}`]);
  expect(worker.hr.submitted.get(id)).toMatchObject({ name: null, email: null });
  expect(await attached()).toBe(0);
});

it.each(['declined', 'accepted'])(
  'leaves an application that is %s unchanged and does not notify the company',
  async (status) => {
    const { user } = await applied(`status = '${status}', first_attempt_at = now(), delivered_at = now()`);
    await emitAccountEvent(tests, user.id, 'accountErased');
    expect(await tests.one('select status, withdrawn_at, email from applications')).toEqual({
      status,
      withdrawn_at: null,
      email: null,
    });
    expect((await tests.queued()).filter((name) => name.startsWith('deliver'))).toHaveLength(1);
  },
);

it('erases two accounts and a visitor with the same file for the same job', async () => {
  const job = await saveJob(tests.database);
  const pdf = await buildPdf({ text: 'o mesmo' });
  const people = [await saveSignedIn(tests.database), await saveSignedIn(tests.database)];
  for (const { cookies } of people) await tests.apply(job.id, { cookies, pdf });
  await tests.apply(job.id, { pdf });
  await tests.database.query(`update applications set status = 'declined' where user_id is not null`);
  for (const { user } of people) await emitAccountEvent(tests, user.id, 'accountErased');
  expect(await tests.one('select count(*)::int as anonymous from applications where user_id is null')).toEqual({
    anonymous: 3,
  });
});

it('anonymizes applications that the owner sent as a visitor, also to a job to which the account has applied', async () => {
  const { user, job } = await applied();
  const visitors = (await tests.apply(job.id, { fields: { email: user.email, name: 'Ana Sá' } })).body.id;
  await tests.database.query('update applications set email = upper(email) where id = $1', [visitors]);
  await emitAccountEvent(tests, user.id, 'accountErased');
  expect(await tests.one('select * from applications where id = $1', [visitors])).toMatchObject({
    name: null,
    email: null,
    file_id: null,
    withdrawn_at: expect.any(Date),
    anonymised_at: expect.any(Date),
  });
  expect(await attached()).toBe(0);
});

it('keeps visitors’ applications with an address that is not linked to the erased account', async () => {
  const { user } = await saveSignedIn(tests.database);
  const { id } = (await tests.apply((await saveJob(tests.database)).id, { fields: { email: user.email } })).body;
  await emitAccountEvent(tests, user.id, 'accountErased');
  expect(await tests.one('select email, withdrawn_at from applications where id = $1', [id])).toEqual({
    email: user.email,
    withdrawn_at: null,
  });
});

it('does not change other users’ applications', async () => {
  const [{ user }, other] = [await applied(), await applied()];
  await emitAccountEvent(tests, user.id, 'accountErased');
  expect(await tests.one('select user_id, name, withdrawn_at from applications where id = $1', [other.id])).toEqual({
    user_id: other.user.id,
    name: 'Ana Sá',
    withdrawn_at: null,
  });
  expect(await attached()).toBe(1);
});

it('rejects an application during the account’s erasure and stores nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const { user, cookies } = await saveSignedIn(tests.database);
    const job = await saveJob(tests.database);
    const [answer] = await Promise.all([
      tests.apply(job.id, { cookies }),
      emitAccountEvent(tests, user.id, 'accountErased'),
    ]);
    expect([200, 401]).toContain(answer.status);
  }
  expect(await tests.one('select count(email)::int as known from applications')).toEqual({ known: 0 });
});

it('sends no mail about applications during the account’s erasure', async () => {
  const { user, id } = await applied('first_attempt_at = now(), delivered_at = now()');
  await tests.database.query('delete from mails');
  worker.hr.statuses.push({ applicationId: id, status: 'declined', updatedAt: new Date() });
  const users = tests.api.app.get(UsersRepository, { strict: false });
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { reading } = await users.inTransaction(async (manager) => {
    const locked = await users.lock(user.id, manager);
    if (locked !== null) await tests.api.app.get(AccountEvents, { strict: false }).accountErased(locked, manager);
    const run = worker.module.get(StatusSync).run();
    await eventually(async () => expect(await tests.one(waiting)).toEqual({ waiting: 1 }));
    return { reading: run };
  });
  await reading;
  expect(await tests.one('select count(*)::int as enqueued from mails')).toEqual({ enqueued: 0 });
});

it('anonymizes the applications of an account that is erased in the worker, and sends none of their enqueued mails', async () => {
  const { user, id } = await applied('first_attempt_at = now(), delivered_at = now()');
  worker.hr.statuses.push({ applicationId: id, status: 'declined', updatedAt: new Date() });
  await worker.module.get(StatusSync).run();
  const mails = await tests.database.query<{ key: string; kind: string }[]>(
    'select key, kind from mails order by kind',
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['application-received', 'application-status-changed']);
  // The test runs these jobs itself, after the erasure.
  await tests.database.query('delete from pgboss.job');
  await worker.module.init();
  const users = worker.module.get(UsersRepository, { strict: false });
  await users.inTransaction(async (manager) => {
    const locked = await users.lock(user.id, manager);
    if (locked !== null) await worker.module.get(AccountEvents, { strict: false }).accountErased(locked, manager);
    await manager.query('delete from users where id = $1', [user.id]);
  });
  expect(await tests.one('select user_id, email from applications')).toEqual({ user_id: null, email: null });
  for (const { key } of mails) await worker.module.get(SendMailHandler).run({ key });
  expect(worker.mail.sent.map(({ subject }) => subject)).toEqual([]);
});
