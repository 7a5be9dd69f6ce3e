import { codeOf } from '../../../../test/authenticator-code.ts';
import { saveSession } from '../../../../test/factories/index.ts';
import { MailService } from '../../mail/index.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { SecondFactorApi } from '../testing/second-factor-api.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

let tests: SecondFactorApi;
beforeAll(async () => {
  tests = await SecondFactorApi.start();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => tests.api.close());

const isSignedIn = async (cookies: Record<string, string>) =>
  (await tests.api.inject({ url: '/api/user', cookies })).statusCode === 200;

async function beginSetup() {
  const signedIn = await tests.signIn();
  const secret: string = (await tests.begin(signedIn.cookies)).json().secret;
  return { ...signedIn, secret };
}

describe('PUT /api/account/second-factor', () => {
  it('requires authentication', async () => {
    const answer = await tests.confirm({}, '123456');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns ten recovery codes once and stores only their hashes', async () => {
    const { user, cookies, secret } = await beginSetup();
    const answer = await tests.confirm(cookies, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { recoveryCodes } = answer.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await tests.codesLeft(user)).toBe(10);
    expect(await tests.hasSecondFactor(cookies)).toBe(true);
    const rows = await tests.database.query<{ hash: Buffer }[]>('select hash from recovery_codes');
    const bare = recoveryCodes.map((code: string) => code.replaceAll('-', ''));
    for (const { hash } of rows) expect(bare.some((code: string) => hash.includes(code))).toBe(false);
  });

  it('ends the other sessions, marks this one as verified, and mails the owner', async () => {
    const { user, cookies, secret } = await beginSetup();
    const elsewhere = await saveSession(tests.database, user.id);
    const otherUser = await tests.signIn();
    expect(await isSignedIn(elsewhere)).toBe(true);
    await tests.confirm(cookies, codeOf(secret));
    expect(await Promise.all([cookies, elsewhere, otherUser.cookies].map(isSignedIn))).toEqual([true, false, true]);
    const sql = `select sess ->> 'secondFactor' as proved from sessions where user_id = $1`;
    expect(await tests.database.query(sql, [user.id])).toEqual([{ proved: 'true' }]);
    expect(await tests.mailed(user)).toEqual([{ recipient: user.email, change: 'on' }]);
  });

  it.each(['000000', 'abcdef', '1234567'])('rejects the code %s', async (code) => {
    const { cookies } = await beginSetup();
    const answer = await tests.confirm(cookies, code);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_wrong']);
    expect(await tests.hasSecondFactor(cookies)).toBe(false);
  });

  it('reports the field of a missing code', async () => {
    const { cookies } = await beginSetup();
    const answer = await tests.confirm(cookies, ' ');
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { code: 'validation.code' }]);
  });

  it('returns 409 before the setup has begun and after the confirmation', async () => {
    const { cookies } = await tests.signIn();
    const early = await tests.confirm(cookies, '123456');
    expect([early.statusCode, early.json().code]).toEqual([409, 'second_factor_inactive']);
    const late = await tests.signInWithSecondFactor();
    const again = await tests.confirm(late.cookies, codeOf(late.secret));
    expect([again.statusCode, again.json().code]).toEqual([409, 'second_factor_active']);
  });

  it('confirms once for concurrent requests', async () => {
    const { user, cookies, secret } = await beginSetup();
    const answers = await Promise.all(Array.from({ length: 6 }, () => tests.confirm(cookies, codeOf(secret))));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await tests.codesLeft(user)).toBe(10);
    expect(await tests.mailed(user)).toHaveLength(1);
  });

  it('rolls back if the mail cannot be enqueued', async () => {
    const { user, cookies, secret } = await beginSetup();
    const elsewhere = await saveSession(tests.database, user.id);
    const enqueue = jest.spyOn(tests.api.app.get(MailService, { strict: false }), 'enqueue');
    enqueue.mockRejectedValueOnce(new Error('mail unavailable'));
    expect((await tests.confirm(cookies, codeOf(secret))).statusCode).toBe(500);
    expect([await tests.hasSecondFactor(cookies), await tests.codesLeft(user)]).toEqual([false, 0]);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await tests.confirm(cookies, codeOf(secret))).statusCode).toBe(200);
  });

  it('rolls back if the session cannot be changed', async () => {
    const { user, cookies, secret } = await beginSetup();
    const change = jest.spyOn(tests.api.app.get(SessionsRepository, { strict: false }), 'change');
    change.mockRejectedValueOnce(new Error('unavailable'));
    expect((await tests.confirm(cookies, codeOf(secret))).statusCode).toBe(500);
    expect([await tests.hasSecondFactor(cookies), await tests.codesLeft(user)]).toEqual([false, 0]);
  });

  it('does not change the session if the last step fails', async () => {
    const { user, cookies, secret } = await beginSetup();
    const replace = jest.spyOn(tests.api.app.get(SecondFactorRepository, { strict: false }), 'replaceRecoveryCodes');
    replace.mockRejectedValueOnce(new Error('unavailable'));
    expect((await tests.confirm(cookies, codeOf(secret))).statusCode).toBe(500);
    const sql = `select sess ->> 'secondFactor' as proved from sessions where user_id = $1`;
    expect(await tests.database.query(sql, [user.id])).toEqual([{ proved: 'false' }]);
  });
});
