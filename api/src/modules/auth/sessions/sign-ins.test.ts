import { daysAgo, saveSession } from '../../../../test/factories/index.ts';
import { AuthApi, password } from '../testing/auth-api.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

const url = '/api/account/sessions';
const list = (cookies: Record<string, string>) => tests.call('GET', url, undefined, { cookies });
const end = (cookies: Record<string, string>, id: string) =>
  tests.call('DELETE', `${url}/${id}`, undefined, { cookies });
const endAll = (cookies: Record<string, string>) => tests.call('DELETE', url, undefined, { cookies });

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** A user with three sessions; the current one is not the latest. */
async function onThreeDevices() {
  const user = await tests.createUser();
  const mine = await saveSession(tests.database, user.id, { seenAt: daysAgo(0.03) });
  const older = await saveSession(tests.database, user.id, { seenAt: daysAgo(2) });
  const latest = await saveSession(tests.database, user.id);
  await saveSession(tests.database, user.id, { expire: daysAgo(0.001) });
  return { user, mine, older, latest };
}

describe('GET /api/account/sessions', () => {
  it('requires authentication', async () => {
    expect((await list({})).body.code).toBe('unauthenticated');
  });

  it('lists the user’s own sessions, the current one first, then the latest', async () => {
    const { mine } = await onThreeDevices();
    await tests.signedIn();
    const { status, signIns, headers } = await list(mine);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(signIns.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(signIns[1]!.seenAt > signIns[2]!.seenAt).toBe(true);
  });

  it('returns the browser, but no value that allows signing in', async () => {
    const { username } = await tests.createUser();
    const headers = { 'user-agent': firefox };
    const { cookie } = await tests.login(username, password, {}, { headers });
    const { signIns } = await list({ sid: cookie!.value });
    const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
    const id = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(signIns).toStrictEqual([
      { id, browser: 'Firefox', system: 'Windows', signedInAt: now, seenAt: now, isCurrent: true },
    ]);
  });
});

describe('DELETE /api/account/sessions/{id}', () => {
  it('requires authentication', async () => {
    expect((await end({}, crypto.randomUUID())).body.code).toBe('unauthenticated');
  });

  it('ends the session and returns the remaining ones', async () => {
    const { mine, older, latest } = await onThreeDevices();
    const [, , { id }] = (await list(mine)).signIns as [object, object, { id: string }];
    const { status, signIns } = await end(mine, id);
    expect([status, signIns.length]).toEqual([200, 2]);
    expect([await tests.statusOf(older), await tests.statusOf(latest)]).toEqual([401, 200]);
    expect((await end(mine, id)).body.code).toBe('sign_in_not_found');
  });

  it('ends the current session', async () => {
    const { mine } = await onThreeDevices();
    const [current] = (await list(mine)).signIns;
    const { status, signIns } = await end(mine, current!.id);
    expect([status, signIns.length]).toEqual([200, 2]);
    expect(await tests.statusOf(mine)).toBe(401);
  });

  it('returns 404 for another user’s session and does not end it', async () => {
    const { mine } = await onThreeDevices();
    const other = await tests.signedIn();
    const [theirs] = (await list(other.cookies)).signIns;
    const { status, body } = await end(mine, theirs!.id);
    expect([status, body.code]).toEqual([404, 'sign_in_not_found']);
    expect(await tests.statusOf(other.cookies)).toBe(200);
  });

  it.each(['1', 'x', `' or true --`, crypto.randomUUID()])('returns 404 for %j', async (id) => {
    const { cookies } = await tests.signedIn();
    expect((await end(cookies, encodeURIComponent(id))).body.code).toBe('sign_in_not_found');
    expect(await tests.statusOf(cookies)).toBe(200);
  });
});

describe('DELETE /api/account/sessions', () => {
  it('requires authentication', async () => {
    expect((await endAll({})).body.code).toBe('unauthenticated');
  });

  it('ends all sessions of the user, including the current one, and no other', async () => {
    const { mine, older, latest } = await onThreeDevices();
    const other = await tests.signedIn();
    const { status, body, cookie } = await endAll(mine);
    expect([status, body.success, cookie?.value]).toEqual([200, true, '']);
    for (const cookies of [mine, older, latest]) expect(await tests.statusOf(cookies)).toBe(401);
    expect(await tests.statusOf(other.cookies)).toBe(200);
  });
});
