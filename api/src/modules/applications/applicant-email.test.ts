import type { Application } from 'shared-contracts';
import { saveJob, saveQuestion } from '../../../test/factories/index.ts';
import { withoutTable } from '../../../test/without-table.ts';
import { ApplicationsApi } from './testing/applications-api.ts';

let tests: ApplicationsApi;
let job: { id: number };
let id: string;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await tests.clear();
  job = await saveJob(tests.database);
  id = (await tests.apply(job.id, { fields: { language: 'en' } })).body.id;
});
afterAll(() => tests.api.close());

const email = 'ines@example.com';
const add = (given: unknown = email, token = tests.token(id)) =>
  tests.api.inject({ method: 'PUT', url: `/api/applications/${token}/email`, payload: { email: given } });
const codeOf = async (answer: ReturnType<typeof add>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json<{ code?: string }>().code];
};
const storedEmail = () => tests.one('select email from applications where id = $1', [id]);

describe('PUT /api/applications/{token}/email', () => {
  it('adds the address and mails the link in the application’s language, once', async () => {
    for (const spelling of [' INES@example.com ', email]) {
      const answer = await add(spelling);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json<Application>()).toMatchObject({ id, email, userId: null });
    }
    const mails = await tests.database.query('select kind, language, recipient, data from mails');
    expect(mails).toEqual([
      {
        kind: 'application-received',
        language: 'en',
        recipient: email,
        data: expect.objectContaining({ applicationId: id, userId: null }),
      },
    ]);
  });

  it('delays the mail while answers are missing, as after the upload', async () => {
    await saveQuestion(tests.database, job.id);
    await tests.clear();
    id = (await tests.apply(job.id)).body.id;
    await add();
    const { minutes } = await tests.one<{ minutes: number }>(
      `select round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job where name = 'send-mail'`,
    );
    expect(minutes).toBe(2);
  });

  it('does not replace an address, of a visitor or of an account', async () => {
    await add();
    expect(await codeOf(add('outra@example.com'))).toEqual([409, 'application_has_address']);
    expect(await storedEmail()).toEqual({ email });
    const other = await saveJob(tests.database);
    id = (await tests.apply(other.id, { cookies: await tests.signIn() })).body.id;
    expect(await codeOf(add())).toEqual([409, 'application_has_address']);
    expect(await tests.count('mails where recipient = $$outra@example.com$$')).toBe(0);
  });

  it('keeps one application per job and address, and mails the link of the first to its owner', async () => {
    const first = await tests.apply(job.id, { fields: { email } });
    for (const _ of [1, 2]) expect(await codeOf(add())).toEqual([409, 'already_applied']);
    expect(await storedEmail()).toEqual({ email: null });
    const mailed = await tests.database.query<{ id: string }[]>(`select data ->> 'applicationId' as id from mails`);
    expect(mailed).toEqual([{ id: first.body.id }, { id: first.body.id }]);
    await tests.withdraw(first.body.id);
    expect((await add()).statusCode).toBe(200);
  });

  it('rejects invalid links, invalid addresses, and withdrawn or refused applications', async () => {
    expect(await codeOf(add(email, `${tests.token(id)}x`))).toEqual([404, 'application_not_found']);
    for (const invalid of ['ines', '', null]) expect(await codeOf(add(invalid))).toEqual([400, 'validation_failed']);
    await tests.database.query('update applications set refused_at = now()');
    expect(await codeOf(add())).toEqual([410, 'job_closed']);
    await tests.withdraw(id);
    expect(await codeOf(add())).toEqual([410, 'application_withdrawn']);
    expect(await storedEmail()).toEqual({ email: null });
  });

  it('stores nothing if the mail cannot be enqueued', async () => {
    await withoutTable(tests.database, 'mails', async () => expect((await add()).statusCode).toBe(500));
    expect(await storedEmail()).toEqual({ email: null });
  });
});
