import { randomUUID } from 'node:crypto';
import ical from 'node-ical';
import { InterviewsApi } from './testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/user/interviews/{id}/calendar', () => {
  it('requires authentication', async () => {
    const answer = await tests.calendar(randomUUID());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns a file with this interview, in the language of its owner', async () => {
    const { user, cookies } = await tests.signIn({ language: 'en' });
    const { id } = await tests.save(user.id);
    await tests.save(user.id);
    const answer = await tests.calendar(id, cookies);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="entrevista.ics"',
      'cache-control': 'private, no-store',
    });
    const events = Object.values(ical.sync.parseICS(answer.body)).filter((one) => one?.type === 'VEVENT');
    expect(events).toMatchObject([{ uid: `${id}@localhost`, summary: expect.stringMatching(/^Interview: /) }]);
  });

  it('returns 404 in JSON for another user’s interview', async () => {
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    const { id } = await tests.save(other.user.id);
    for (const name of [id, randomUUID(), 'abc']) {
      const answer = await tests.calendar(name, me.cookies);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'interview_not_found']);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
  });
});
