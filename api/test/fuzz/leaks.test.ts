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

/** The leaks that are found in a response to this request which contains the victim's address. */
function leaks(method: string, url: string, { body = '', statusCode = 200 } = {}): Promise<string[]> {
  const request: FuzzRequest = { method, url, headers: {}, cookie: null, body };
  const answer = { statusCode, headers: {}, rawPayload: Buffer.from(email) } as unknown as LightMyRequestResponse;
  return world.leaksIn(answer, request, attacker);
}

it('a value from the request is not a leak in its own response, but in the next response', async () => {
  expect(await leaks('GET', '/api/user')).toEqual([email]);
  expect(await leaks('PATCH', '/api/user/1', { body: email, statusCode: 400 })).toEqual([]);
  expect(await leaks('GET', `/api/user?x=${email}`)).toEqual([]);
  expect(await leaks('GET', '/api/user')).toEqual([email]);
});

it('a value that the caller stored is not a leak in the same part of the API, but in other parts', async () => {
  expect(await leaks('PATCH', '/api/user/1', { body: email })).toEqual([]);
  expect(await leaks('GET', '/api/account/export')).toEqual([]);
  expect(await leaks('GET', '/api/jobs/1/assignments')).toEqual([email]);
});
