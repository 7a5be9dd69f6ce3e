import { randomUUID } from 'node:crypto';
import { saveJob } from '../../../../test/factories/index.ts';
import { listed, remove } from '../testing/account-applications.ts';
import { ApplicationsApi } from '../testing/applications-api.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';

let tests: ApplicationsApi;
let cookies: Record<string, string>;
let job: { id: number };
let id: string;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await tests.clear();
  cookies = await tests.signIn();
  job = await saveJob(tests.database);
  id = (await tests.apply(job.id, { cookies })).body.id;
});
afterAll(() => tests.api.close());

const deliveries = async () => (await tests.queued()).filter((name) => name.startsWith('deliver')).length;
const set = (columns: string) => tests.database.query(`update applications set ${columns}`);
const stored = () =>
  tests.one<{ withdrawn: boolean; removed: boolean }>(
    'select withdrawn_at is not null as withdrawn, removed_at is not null as removed from applications',
  );

describe('DELETE /api/account/applications/{id}', () => {
  it('requires authentication', async () => {
    expect((await remove(tests, id)).statusCode).toBe(401);
    expect(await stored()).toEqual({ withdrawn: false, removed: false });
  });

  it('withdraws an unprocessed application and returns the remaining ones', async () => {
    const other = (await tests.apply((await saveJob(tests.database)).id, { cookies })).body.id;
    const answer = await remove(tests, id, cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toMatchObject([{ id: other }]);
    expect(answer.json()).toEqual(await listed(tests, cookies));
    const mine = `select withdrawn_at is not null as withdrawn, removed_at is not null as removed,
      (select attached_at is not null from files where id = file_id) as kept from applications where id = $1`;
    expect(await tests.one(mine, [id])).toEqual({ withdrawn: true, removed: true, kept: false });
    expect((await tests.apply(job.id, { cookies })).status).toBe(200);
  });

  it.each(['pending', 'reviewing', 'interview'])(
    'withdraws a delivered application that is %s at the HR backend',
    async (status) => {
      await set(`status = '${status}', first_attempt_at = now(), delivered_at = now()`);
      await remove(tests, id, cookies);
      expect(await stored()).toEqual({ withdrawn: true, removed: true });
      expect(await deliveries()).toBe(2);
    },
  );

  it.each([
    [`status = 'declined'`, false],
    [`status = 'accepted'`, false],
    ['refused_at = now()', false],
    ['withdrawn_at = now()', true],
  ])('only hides an application with %s', async (columns, withdrawn) => {
    await set(`${columns}, first_attempt_at = now()`);
    expect((await remove(tests, id, cookies)).json()).toEqual([]);
    expect(await stored()).toEqual({ withdrawn, removed: true });
    expect(await deliveries()).toBe(1);
    expect((await tests.api.inject(`/api/applications/${tests.token(id)}`)).statusCode).toBe(200);
  });

  it('succeeds for one of several concurrent requests', async () => {
    await set('first_attempt_at = now()');
    const answers = await Promise.all([1, 2, 3].map(() => remove(tests, id, cookies)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await deliveries()).toBe(2);
  });

  it('returns 404 for another user’s or a visitor’s application', async () => {
    const visitor = (await tests.apply(job.id)).body.id;
    const other = (await tests.apply(job.id, { cookies: await tests.signIn() })).body.id;
    for (const one of [visitor, other, randomUUID(), 'x', '1']) {
      const answer = await remove(tests, one, cookies);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'application_not_found']);
    }
    expect(await tests.one('select count(*)::int as active from applications where withdrawn_at is null')).toEqual({
      active: 3,
    });
  });

  it('changes nothing when its transaction fails', async () => {
    const repository = tests.api.app.get(AccountApplicationsRepository, { strict: false });
    jest.spyOn(repository, 'remove').mockRejectedValueOnce(new Error('unavailable'));
    expect((await remove(tests, id, cookies)).statusCode).toBe(500);
    expect(await stored()).toEqual({ withdrawn: false, removed: false });
    expect(await tests.one('select attached_at is not null as kept from files')).toEqual({ kept: true });
  });
});
