import type { AccountApplication } from 'shared-contracts';
import { saveJob, saveSignedIn } from '../../../../test/factories/index.ts';
import { emitAccountEvent, listed } from '../testing/account-applications.ts';
import { ApplicationsApi } from '../testing/applications-api.ts';

let tests: ApplicationsApi;
let job: { id: number };
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await tests.clear();
  job = await saveJob(tests.database);
});
afterAll(() => tests.api.close());

type Cookies = Record<string, string>;
const apply = async (email?: string) => (await tests.apply(job.id, { fields: email ? { email } : {} })).body.id;
const claimToken = (token: unknown, cookies: Cookies = {}) =>
  tests.api.inject({ method: 'POST', url: '/api/account/applications', payload: { token }, cookies });
const claim = (id: string, cookies: Cookies) => claimToken(tests.token(id), cookies);
const codeOf = async (answer: ReturnType<typeof claim>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json<{ code?: string }>().code];
};
const owner = (id: string) => tests.one('select user_id, email from applications where id = $1', [id]);

describe('POST /api/account/applications', () => {
  it('adds the application of the token to the account, with the account’s address; repeated calls change nothing', async () => {
    const { user, cookies } = await saveSignedIn(tests.database);
    const id = await apply();
    for (const _ of [1, 2]) {
      const answer = await claim(id, cookies);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json<AccountApplication[]>()).toMatchObject([{ id, userId: user.id }]);
    }
    expect(await owner(id)).toEqual({ user_id: user.id, email: user.email });
    expect((await tests.api.inject({ url: `/api/jobs/${job.id}/applied`, cookies })).json().applied).toBe(true);
  });

  it('adds an application with an address to the account that has verified it, and its waiting mails too', async () => {
    const { user, cookies } = await saveSignedIn(tests.database);
    const id = await apply(user.email.toUpperCase());
    expect((await claim(id, cookies)).statusCode).toBe(200);
    const mail = await tests.one(`select data ->> 'userId' as owner from mails`);
    expect(mail).toEqual({ owner: String(user.id) });
  });

  it('refuses an application with another address, or with an address that the account has not verified', async () => {
    const stranger = await saveSignedIn(tests.database);
    const unverified = await saveSignedIn(tests.database, { is_verified: false });
    const id = await apply(unverified.user.email);
    for (const { cookies } of [stranger, unverified]) {
      expect(await codeOf(claim(id, cookies))).toEqual([409, 'application_has_address']);
    }
    expect(await owner(id)).toEqual({ user_id: null, email: unverified.user.email });
  });

  it('never takes an application from another account, and needs the token and a session', async () => {
    const { user, cookies } = await saveSignedIn(tests.database);
    const id = await apply();
    await claim(id, cookies);
    const other = await tests.signIn();
    const unclaimed = (await tests.apply(job.id)).body.id;
    for (const token of [tests.token(id), unclaimed, `${tests.token(unclaimed)}x`]) {
      expect(await codeOf(claimToken(token, other))).toEqual([404, 'application_not_found']);
    }
    expect(await codeOf(claimToken(undefined, other))).toEqual([400, 'validation_failed']);
    expect(await codeOf(claimToken(tests.token(unclaimed)))).toEqual([401, 'unauthenticated']);
    expect(await owner(id)).toEqual({ user_id: user.id, email: user.email });
    expect(await owner(unclaimed)).toEqual({ user_id: null, email: null });
  });

  it('keeps one application per account and job; the other one stays with its link', async () => {
    const cookies = await tests.signIn();
    const id = await apply();
    const own = (await tests.apply(job.id, { cookies })).body.id;
    expect(await codeOf(claim(id, cookies))).toEqual([409, 'already_applied']);
    expect((await listed(tests, cookies)).map((one) => one.id)).toEqual([own]);
    expect(await owner(id)).toEqual({ user_id: null, email: null });
  });

  it('ends with the account, as its other applications', async () => {
    const { user, cookies } = await saveSignedIn(tests.database);
    const id = await apply();
    await claim(id, cookies);
    await emitAccountEvent(tests, user.id, 'accountErased');
    expect(await tests.one('select user_id, email, withdrawn_at is not null as over from applications')).toEqual({
      user_id: null,
      email: null,
      over: true,
    });
    expect((await tests.api.inject({ url: `/api/applications/${tests.token(id)}` })).statusCode).toBe(404);
  });
});
