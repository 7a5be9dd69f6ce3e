import { randomUUID } from 'node:crypto';
import { withoutTable } from '../../../../test/without-table.ts';
import { inHours, InterviewsApi } from '../testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

describe('DELETE /api/interviews/{id}', () => {
  it('requires an admin', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id);
    expect((await tests.remove(id)).statusCode).toBe(401);
    expect((await tests.remove(id, cookies)).json().code).toBe('forbidden');
    expect(await tests.stored(id)).toBeDefined();
  });

  it('cancels an upcoming interview with its mails and removes it from account and feed', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id, { sequence: 3 });
    const { url } = (await tests.feed('POST', cookies)).json<{ url: string }>();
    const feed = async () => (await tests.api.inject({ url: new URL(url).pathname })).body;
    expect(await feed()).toContain(id);
    const answer = await tests.remove(id, await tests.admin());
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'private, no-store',
      { id },
    ]);
    expect(await tests.stored(id)).toBeUndefined();
    expect((await tests.mails(id)).map(({ key, recipient }) => [key, recipient])).toEqual([
      [`interview-canceled:${id}:4`, user.email],
      [`interviewer-canceled:${id}:4`, 'rui@example.com'],
    ]);
    expect([await tests.listedIds(cookies), (await feed()).includes(id)]).toEqual([[], false]);
    expect((await tests.calendar(id, cookies)).statusCode).toBe(404);
  });

  it.each([
    ['canceled', { status: 'canceled' }],
    ['completed', { status: 'completed' }],
    ['over', { scheduledAt: inHours(-3), endTime: inHours(-2) }],
  ] as const)('sends no mail about an interview that is %s', async (_, changes) => {
    const { user } = await tests.signIn();
    const { id } = await tests.save(user.id, changes);
    expect((await tests.remove(id, await tests.admin())).statusCode).toBe(200);
    expect([await tests.stored(id), await tests.mails(id)]).toEqual([undefined, []]);
  });

  it('deletes once under concurrent requests', async () => {
    const { user } = await tests.signIn();
    const [{ id }, admin] = [await tests.save(user.id), await tests.admin()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => tests.remove(id, admin)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(codes).toEqual([200, 404, 404, 404, 404]);
    expect(await tests.mails(id)).toHaveLength(2);
  });

  it('deletes nothing if its mails cannot be enqueued', async () => {
    const { user } = await tests.signIn();
    const [{ id }, admin] = [await tests.save(user.id), await tests.admin()];
    await withoutTable(tests.database, 'mails', async () => {
      expect((await tests.remove(id, admin)).statusCode).toBe(500);
    });
    expect(await tests.stored(id)).toMatchObject({ status: 'scheduled', sequence: 0 });
  });

  it.each(['1', 'abc', randomUUID()])('returns 404 for the id %j', async (id) => {
    const answer = await tests.remove(id, await tests.admin());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'interview_not_found']);
  });
});
