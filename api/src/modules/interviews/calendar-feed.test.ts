import ical from 'node-ical';
import type { CalendarFeed } from 'shared-contracts';
import { SignedId } from '../../security/secrets.format.ts';
import { InterviewsApi } from './testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

const site = 'http://localhost:3000';
const urlOf = (answer: { json: () => CalendarFeed }) => answer.json().url ?? '';
/** Requests the feed without a session, as calendar clients do. */
const read = (url: string) => tests.api.inject({ url: url.replace(site, '') });

describe('/api/account/calendar', () => {
  it.each(['GET', 'POST', 'DELETE'] as const)('%s requires authentication', async (method) => {
    const answer = await tests.feed(method);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('creates, returns, renews and removes the URL', async () => {
    const { cookies } = await tests.signIn();
    const answers = [];
    for (const method of ['GET', 'POST', 'GET', 'POST', 'DELETE', 'GET'] as const) {
      const answer = await tests.feed(method, cookies);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      answers.push(answer.json<CalendarFeed>().url);
    }
    const [before, made, kept, other, removed, after] = answers;
    expect(made).toMatch(/^http:\/\/localhost:3000\/api\/calendars\/[\w-]{43}$/);
    expect([before, kept, removed, after]).toEqual([null, made, null, null]);
    expect(other).not.toBe(made);
  });
});

describe('GET /api/calendars/{token}', () => {
  it('returns the owner’s interviews only, in their language, with canceled ones marked', async () => {
    const { user, cookies } = await tests.signIn({ language: 'en' });
    const [one, two] = [await tests.save(user.id), await tests.save(user.id, { status: 'canceled' })];
    await tests.save((await tests.signIn()).user.id);
    const answer = await read(urlOf(await tests.feed('POST', cookies)));
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    const events = Object.values(ical.sync.parseICS(answer.body)).flatMap((entry) =>
      entry?.type === 'VEVENT' ? [[entry.uid, entry.status]] : [],
    );
    expect(events).toEqual([
      [`${one.id}@localhost`, 'CONFIRMED'],
      [`${two.id}@localhost`, 'CANCELLED'],
    ]);
    expect(answer.body).toContain('Interviews');
  });

  it('is a valid calendar without interviews', async () => {
    const { cookies } = await tests.signIn();
    const answer = await read(urlOf(await tests.feed('POST', cookies)));
    expect([answer.statusCode, answer.body.startsWith('BEGIN:VCALENDAR')]).toEqual([200, true]);
  });

  it('returns 404 after the feed was renewed or removed', async () => {
    const { cookies } = await tests.signIn();
    const first = urlOf(await tests.feed('POST', cookies));
    const second = urlOf(await tests.feed('POST', cookies));
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await tests.feed('DELETE', cookies);
    const answer = await read(second);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'calendar_not_found']);
  });

  it('works until the account is deleted, also while its deletion is pending', async () => {
    const { user, cookies } = await tests.signIn();
    const url = urlOf(await tests.feed('POST', cookies));
    await tests.database.query('update users set deletion_due_at = now() where id = $1', [user.id]);
    expect((await read(url)).statusCode).toBe(200);
    await tests.database.query('delete from users where id = $1', [user.id]);
    expect((await read(url)).statusCode).toBe(404);
  });

  it('rejects tokens of another purpose and forged tokens', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.feed('POST', cookies);
    const [row] = await tests.database.query<{ calendar_id: string }[]>('select calendar_id from users where id = $1', [
      user.id,
    ]);
    const foreign = new SignedId('a secret of the tests, 32 characters', 'application-link').token(row!.calendar_id);
    for (const token of [foreign, row!.calendar_id, 'x'.repeat(43), '%00', 'x'.repeat(3000)]) {
      const { statusCode } = await read(`${site}/api/calendars/${token}`);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    }
  });
});
