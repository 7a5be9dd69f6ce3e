import { newSender } from '../../../../test/public-form.ts';
import { AuthApi, password } from '../testing/auth-api.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start({ server: { publicUrl: 'https://trampolim.test' } });
});
afterAll(() => tests.close());

const statusWith = async (cookies: Record<string, string>) =>
  (await tests.api.inject({ url: '/api/user', cookies })).statusCode;

it('restricts the cookie to this host behind TLS and accepts no other name', async () => {
  const { username } = await tests.createUser();
  const login = { method: 'POST', url: '/api/login', payload: { username, password } } as const;
  const { cookies } = await tests.api.inject({ ...login, remoteAddress: newSender() });
  const [cookie] = cookies;
  expect(cookie).toMatchObject({ name: '__Host-sid', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie).not.toHaveProperty('domain');
  expect(await statusWith({ '__Host-sid': cookie!.value })).toBe(200);
  expect(await statusWith({ sid: cookie!.value })).toBe(401);
});

it('deletes the cookie at sign-out', async () => {
  const { cookies } = await tests.signedIn();
  const session = { '__Host-sid': cookies.sid };
  const answer = await tests.api.inject({ method: 'POST', url: '/api/logout', cookies: session });
  expect(answer.cookies).toEqual([expect.objectContaining({ name: '__Host-sid', value: '', secure: true })]);
  expect(await statusWith(session)).toBe(401);
});
