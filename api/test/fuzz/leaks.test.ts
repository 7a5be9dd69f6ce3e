import type { LightMyRequestResponse } from 'fastify';
import { FuzzWorld, type Attacker } from './fuzz-world.ts';
import type { FuzzRequest } from './requests.ts';

let world: FuzzWorld;
let attacker: Attacker;
beforeAll(async () => {
  world = await FuzzWorld.start();
});
beforeEach(async () => {
  attacker = await world.attacker('candidate');
});
afterAll(() => world.close());

const email = 'vitima.de.testes@example.com';

/** What an answer that tells the victim's address leaks to who asks like this. */
function leaks(method: string, url: string, { body = '', statusCode = 200 } = {}): Promise<string[]> {
  const request: FuzzRequest = { method, url, headers: {}, cookie: null, body };
  const answer = { statusCode, headers: {}, rawPayload: Buffer.from(email) } as unknown as LightMyRequestResponse;
  return world.leaksIn(answer, request, attacker);
}

it('what a request says itself is no leak in its own answer, and is one in the next', async () => {
  expect(await leaks('GET', '/api/user')).toEqual([email]);
  expect(await leaks('PATCH', '/api/user/1', { body: email, statusCode: 400 })).toEqual([]);
  expect(await leaks('GET', `/api/user?x=${email}`)).toEqual([]);
  expect(await leaks('GET', '/api/user')).toEqual([email]);
});

it('what was stored is no leak where it is shown, and is one everywhere else', async () => {
  expect(await leaks('PATCH', '/api/user/1', { body: email })).toEqual([]);
  expect(await leaks('GET', '/api/account/export')).toEqual([]);
  expect(await leaks('GET', '/api/jobs/1/assignments')).toEqual([email]);
});
