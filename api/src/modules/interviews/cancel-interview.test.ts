import { randomUUID } from 'node:crypto';
import { withoutTable } from '../../../test/without-table.ts';
import { inHours, InterviewsApi } from './testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

describe('PATCH /api/user/interviews/{id}', () => {
  it('requires authentication', async () => {
    const answer = await tests.cancel(randomUUID());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each(['scheduled', 'rescheduled'] as const)(
    'cancels an interview that is %s and mails candidate and interviewer',
    async (status) => {
      const { user, cookies } = await tests.signIn({ language: 'en' });
      const { id } = await tests.save(user.id, { status, sequence: 2, feedback: 'Fala pouco.' });
      const answer = await tests.cancel(id, cookies);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json()).toMatchObject({ id, status: 'canceled', isCancelable: false });
      expect(answer.body).not.toContain('Fala pouco');
      expect(await tests.stored(id)).toMatchObject({ status: 'canceled', sequence: 3 });
      expect(await tests.mails(id)).toEqual([
        { key: `interview-canceled:${id}:3`, kind: 'interview-canceled', language: 'en', recipient: user.email },
        { key: `interview-dropped:${id}:3`, kind: 'interview-dropped', language: 'pt', recipient: 'rui@example.com' },
      ]);
    },
  );

  it('mails only the candidate if there is no interviewer address', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id, { interviewerEmail: null });
    await tests.cancel(id, cookies);
    expect((await tests.mails(id)).map(({ recipient }) => recipient)).toEqual([user.email]);
  });

  it.each([
    ['that was canceled', { status: 'canceled' }],
    ['that is completed', { status: 'completed' }],
    ['that has begun', { scheduledAt: inHours(-0.1), endTime: inHours(1) }],
    ['that is past without an outcome', { scheduledAt: inHours(-9), endTime: inHours(-8) }],
  ] as const)('rejects an interview %s and sends no mail', async (_, changes) => {
    const { user, cookies } = await tests.signIn();
    const { id, status } = await tests.save(user.id, changes);
    const answer = await tests.cancel(id, cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'interview_not_cancelable']);
    expect(await tests.stored(id)).toMatchObject({ status, sequence: 0 });
    expect(await tests.mails(id)).toEqual([]);
  });

  it('cancels once under concurrent requests', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => tests.cancel(id, cookies)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(codes).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await tests.mails(id)).toHaveLength(2);
  });

  it('does not reschedule an interview that is canceled concurrently', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id);
    const reschedule = tests.alter(id, { scheduledAt: inHours(48).toISOString(), endTime: null });
    const [canceled] = await Promise.all([tests.cancel(id, cookies), reschedule]);
    expect(canceled.statusCode).toBe(200);
    expect(await tests.stored(id)).toMatchObject({ status: 'canceled' });
  });

  it('returns 404 for another user’s interview', async () => {
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    const { id } = await tests.save(other.user.id);
    const answer = await tests.cancel(id, me.cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'interview_not_found']);
    expect(await tests.stored(id)).toMatchObject({ status: 'scheduled' });
  });

  it.each(['1', 'abc', randomUUID(), '99999999999999999999'])('returns 404 for the id %j', async (id) => {
    const answer = await tests.cancel(id, (await tests.signIn()).cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'interview_not_found']);
  });

  it.each([{}, { status: 'completed' }, { status: 'scheduled' }, { status: null }, { status: ['canceled', 'x'] }])(
    'accepts no status but "canceled": %j',
    async (body) => {
      const { user, cookies } = await tests.signIn();
      const { id } = await tests.save(user.id);
      const answer = await tests.change(id, body, cookies);
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['status']]);
      expect(await tests.stored(id)).toMatchObject({ status: 'scheduled' });
    },
  );

  it('ignores other fields', async () => {
    const { user, cookies } = await tests.signIn();
    const { id, jobId } = await tests.save(user.id);
    await tests.change(id, { status: 'canceled', location: 'Em casa', jobId: 1 }, cookies);
    expect(await tests.stored(id)).toMatchObject({ location: 'Rua do Exemplo, 1, Lisboa', job_id: jobId });
  });

  it('changes nothing if its mails cannot be enqueued', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id);
    await withoutTable(tests.database, 'mails', async () => {
      expect((await tests.cancel(id, cookies)).statusCode).toBe(500);
    });
    expect(await tests.stored(id)).toMatchObject({ status: 'scheduled', sequence: 0 });
  });
});
