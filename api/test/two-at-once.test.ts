import type { InjectOptions } from 'fastify';
import { limits } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { AccessWorld, password, type TestUser } from './access/access-world.ts';
import { saveQuestion } from './factories/index.ts';
import { nextSerial } from './factories/seed.ts';

/** The result of one of two concurrent requests: its status, and its code if it is rejected. */
type Outcome = '200' | `4${string} ${string}`;

interface Race {
  /** Action of both requests. */
  name: string;
  prepare: (world: AccessWorld, owner: TestUser) => Promise<[InjectOptions, InjectOptions]>;
  /** Sorted, because either request may be first. */
  outcomes: [Outcome, Outcome];
  /** The number of rows that the query returns afterwards. */
  left: { sql: string; count: number };
  owner?: Parameters<AccessWorld['user']>[0];
}

const twice = <Request>(request: Request): [Request, Request] => [request, request];
const newPassword = (text: string) => ({ password: text, confirmPassword: text });
const free = () => `livre${nextSerial()}@example.com`;
const verify = (token: string): InjectOptions => ({ url: `/api/verify-email?token=${token}` });

const changeEmail = (email: string): InjectOptions => ({
  method: 'PUT',
  url: '/api/account/email',
  payload: { email, currentPassword: password },
});

const registration = (username: string, email: string): InjectOptions => ({
  method: 'POST',
  url: '/api/register',
  payload: { username, email, ...newPassword(password) },
});

const resumes: Race[] = [
  {
    name: 'upload the third resume',
    prepare: async (world, owner) => {
      for (let count = 0; count < 2; count++) await world.resume(owner);
      return [await world.resumeForm('/api/account/resumes'), await world.resumeForm('/api/account/resumes')];
    },
    outcomes: ['200', '409 resume_limit'],
    left: { sql: 'select from user_resumes where user_id = $1', count: 3 },
  },
  {
    // Both are accepted: each names a resume, and the later one wins.
    name: 'set different resumes as the default',
    prepare: async (world, owner) => {
      await world.resume(owner);
      const [one, other] = [await world.resume(owner), await world.resume(owner)];
      const choose = (id: string): InjectOptions => ({
        method: 'PATCH',
        url: `/api/account/resumes/${id}/set-default`,
      });
      return [choose(one.id), choose(other.id)];
    },
    outcomes: ['200', '200'],
    left: { sql: 'select from user_resumes where user_id = $1 and is_default', count: 1 },
  },
  {
    name: 'delete one resume',
    prepare: async (world, owner) =>
      twice({ method: 'DELETE', url: `/api/account/resumes/${(await world.resume(owner)).id}` }),
    outcomes: ['200', '404 resume_not_found'],
    left: { sql: 'select from user_resumes where user_id = $1', count: 0 },
  },
];

const applications: Race[] = [
  {
    name: 'apply to one job',
    prepare: async (world) => {
      const url = `/api/jobs/${await world.job()}/resume`;
      return [await world.resumeForm(url), await world.resumeForm(url)];
    },
    outcomes: ['200', '409 already_applied'],
    left: { sql: 'select from applications where user_id = $1', count: 1 },
  },
  {
    name: 'answer the questions of one application with different answers',
    prepare: async (world, owner) => {
      const job = await world.job();
      const { id: questionId } = await saveQuestion(world.api.database, job);
      const { id: resumeId } = await world.application(owner, job);
      const answerRequest = (answer: string): InjectOptions => ({
        method: 'POST',
        url: `/api/jobs/${job}/questions`,
        payload: { resumeId, answers: [{ questionId, answer }] },
      });
      return [answerRequest('Sim'), answerRequest('Não')];
    },
    outcomes: ['200', '409 already_answered'],
    left: { sql: 'select from applications where user_id = $1 and answered_at is not null', count: 1 },
  },
  {
    name: 'remove one application',
    prepare: async (world, owner) =>
      twice({ method: 'DELETE', url: `/api/account/applications/${(await world.application(owner)).id}` }),
    outcomes: ['200', '404 application_not_found'],
    left: { sql: 'select from applications where user_id = $1 and withdrawn_at is null', count: 0 },
  },
];

const savedJobs: Race[] = [
  {
    name: 'save one job',
    prepare: async (world) =>
      twice({ method: 'POST', url: '/api/account/saved-jobs', payload: { jobId: await world.job() } }),
    outcomes: ['200', '409 job_already_saved'],
    left: { sql: 'select from saved_jobs where user_id = $1', count: 1 },
  },
  {
    name: 'remove one saved job',
    prepare: async (world, owner) =>
      twice({ method: 'DELETE', url: `/api/account/saved-jobs/${(await world.savedJob(owner)).id}` }),
    outcomes: ['200', '404 saved_job_not_found'],
    left: { sql: 'select from saved_jobs where user_id = $1', count: 0 },
  },
];

const search = (text: string): InjectOptions => ({
  method: 'POST',
  url: '/api/newsletter/searches',
  payload: { search: `keyword=${text}` },
});
const searchesLeft = 'select from saved_searches join subscribers s on s.id = subscriber_id where s.user_id = $1';

const alerts: Race[] = [
  {
    // The second request returns the existing search.
    name: 'save one search',
    prepare: async () => twice(search('enfermeira')),
    outcomes: ['200', '200'],
    left: { sql: searchesLeft, count: 1 },
  },
  {
    name: 'save the last search within the limit',
    prepare: async (world, owner) => {
      await world.call(search('primeira'), owner.cookies);
      const copies = `insert into saved_searches (id, subscriber_id, query)
        select gen_random_uuid(), subscriber_id, query || n from saved_searches
        join subscribers s on s.id = subscriber_id, generate_series(1, $2::int) n where s.user_id = $1`;
      await world.api.database.query(copies, [owner.user.id, limits.savedSearches - 2]);
      return [search('um'), search('dois')];
    },
    outcomes: ['200', '409 saved_search_limit'],
    left: { sql: searchesLeft, count: limits.savedSearches },
  },
];

async function resetLink(world: AccessWorld, owner: TestUser): Promise<string> {
  await world.call({ method: 'POST', url: '/api/forgot-password', payload: { email: owner.user.email } });
  return world.mailedToken(owner);
}

const accounts: Race[] = [
  {
    name: 'register one username',
    prepare: async () => {
      const username = `nova${nextSerial()}`;
      return [registration(username, free()), registration(username, free())];
    },
    outcomes: ['200', '409 username_taken'],
    left: { sql: 'select from users where id > $1', count: 1 },
  },
  {
    name: 'reset the password with one link',
    prepare: async (world, owner) => {
      const token = await resetLink(world, owner);
      const choose = (text: string): InjectOptions => ({
        method: 'POST',
        url: '/api/reset-password',
        payload: { token, ...newPassword(text) },
      });
      return [choose('a primeira frase'), choose('a segunda frase')];
    },
    outcomes: ['200', '400 token_invalid'],
    left: { sql: 'select from user_tokens where user_id = $1 and used_at is not null', count: 1 },
  },
  {
    // A second visit, which mail scanners make, gets a successful response.
    name: 'verify an address with one link',
    owner: { is_verified: false },
    prepare: async (world, owner) => {
      await world.call({ method: 'POST', url: '/api/resend-verification', payload: { email: owner.user.email } });
      return twice(verify(await world.mailedToken(owner)));
    },
    outcomes: ['200', '200'],
    left: { sql: 'select from user_tokens where user_id = $1 and used_at is not null', count: 1 },
  },
  {
    // Both are accepted: each names an address, and the link of the later one is valid.
    name: 'change the address of one account',
    prepare: async () => [changeEmail(free()), changeEmail(free())],
    outcomes: ['200', '200'],
    left: { sql: 'select from user_tokens where user_id = $1 and revoked_at is null and used_at is null', count: 1 },
  },
];

const races = [...resumes, ...applications, ...savedJobs, ...alerts, ...accounts];

let world: AccessWorld;
beforeAll(async () => {
  world = await AccessWorld.start();
});
afterAll(() => world.api.close());

async function run({ prepare, left, owner: overrides }: Race) {
  const owner = await world.user(overrides);
  const requests = await prepare(world, owner);
  const answers = await Promise.all(requests.map((request) => world.call(request, owner.cookies)));
  const outcomes = answers.map(({ statusCode, json }) =>
    `${statusCode} ${statusCode === 200 ? '' : json().code}`.trim(),
  );
  const { length } = await world.api.app.get(DataSource).query<unknown[]>(left.sql, [owner.user.id]);
  return { outcomes: outcomes.toSorted(), left: length };
}

/** Repeated, because two requests do not always overlap. */
const rounds = 5;

it.each(races)('two concurrent requests that $name: $outcomes', async (race) => {
  for (let round = 0; round < rounds; round++) {
    expect(await run(race)).toEqual({ outcomes: race.outcomes, left: race.left.count });
  }
});

// The response does not give the reason, because it would reveal that the address belongs to an account.
it('two accounts that change to one address: one change succeeds, and the link of the other is invalid', async () => {
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await world.user(), await world.user()];
    const email = free();
    for (const { cookies } of [one, other]) await world.call(changeEmail(email), cookies);
    const links = [await world.mailedToken(one), await world.mailedToken(other)];
    const answers = await Promise.all(links.map((token) => world.call(verify(token))));
    const outcomes = answers.map((answer) => [answer.statusCode, answer.json().code]);
    expect(outcomes.toSorted(([a], [b]) => a - b)).toEqual([
      [200, undefined],
      [400, 'token_invalid'],
    ]);
    expect(await world.api.database.query('select from users where email = $1', [email])).toHaveLength(1);
  }
});
