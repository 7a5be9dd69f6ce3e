import { randomUUID } from 'node:crypto';
import { inHours, InterviewsApi } from '../testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

const at = (hours: number) => inHours(hours).toISOString();
const kindsOf = async (id: string) => (await tests.mails(id)).map(({ kind }) => kind);

describe('PUT /api/interviews/{id}', () => {
  it('requires an admin; an assigned user is rejected', async () => {
    const { user, cookies } = await tests.signIn();
    const { id, jobId } = await tests.save(user.id);
    await tests.database.query('insert into job_assignments (job_id, user_id) values ($1, $2)', [jobId, user.id]);
    const body = { scheduledAt: at(24) };
    const answers = [await tests.put(id, body), await tests.put(id, body, cookies)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'forbidden'],
    ]);
  });

  it('reschedules and mails candidate and interviewer once for repeated requests', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id);
    const moved = { scheduledAt: at(48), endTime: null, location: 'Sala 2' };
    const answer = await tests.alter(id, moved);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toMatchObject({ ...moved, status: 'rescheduled' });
    const again = await tests.alter(id, moved);
    expect(again.json()).toEqual(answer.json());
    expect(await kindsOf(id)).toEqual(['interview-rescheduled', 'interviewer-rescheduled']);
    expect(await tests.stored(id)).toMatchObject({ sequence: 1 });
    expect((await tests.list(cookies)).json()).toMatchObject([moved]);
  });

  it('reschedules once under concurrent requests', async () => {
    const { user } = await tests.signIn();
    const [{ id }, admin] = [await tests.save(user.id), await tests.admin()];
    const body = { scheduledAt: at(48), interviewerEmail: 'rui@example.com' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => tests.put(id, body, admin)));
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    expect(await kindsOf(id)).toHaveLength(2);
  });

  it('replaces all fields: absent fields are cleared, except for the feedback', async () => {
    const { user } = await tests.signIn();
    const { id } = await tests.save(user.id, { feedback: 'Fala pouco.', notes: 'Traga o portefólio.' });
    const answer = await tests.put(id, { scheduledAt: at(24) }, await tests.admin());
    expect(answer.json()).toMatchObject({
      endTime: null,
      location: null,
      interviewType: 'video',
      interviewerName: null,
      interviewerEmail: null,
      notes: null,
      feedback: 'Fala pouco.',
    });
  });

  it('stores notes and feedback without a mail and hides the feedback from the candidate', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id);
    const answer = await tests.alter(id, { notes: 'Há estacionamento.', feedback: 'Fala pouco.' });
    expect(answer.json()).toMatchObject({ feedback: 'Fala pouco.', status: 'scheduled' });
    expect(await kindsOf(id)).toEqual([]);
    expect((await tests.list(cookies)).json()).toMatchObject([{ notes: 'Há estacionamento.' }]);
    for (const response of [await tests.list(cookies), await tests.calendar(id, cookies)]) {
      expect(response.body).not.toContain('Fala pouco');
    }
  });

  it('cancels with a mail to candidate and interviewer, and completes without a mail', async () => {
    const { user } = await tests.signIn();
    const started = { scheduledAt: inHours(-0.5), endTime: inHours(0.5) };
    const [off, over] = [await tests.save(user.id), await tests.save(user.id, started)];
    expect((await tests.alter(off.id, { status: 'canceled' })).json()).toMatchObject({ status: 'canceled' });
    expect(await kindsOf(off.id)).toEqual(['interview-canceled', 'interviewer-canceled']);
    expect((await tests.alter(over.id, { status: 'completed', feedback: 'Bem.' })).json()).toMatchObject({
      status: 'completed',
      feedback: 'Bem.',
    });
    expect(await kindsOf(over.id)).toEqual([]);
    expect(await tests.stored(over.id)).toMatchObject({ sequence: 0 });
  });

  it('rejects completing an interview that has not begun', async () => {
    const { user } = await tests.signIn();
    const { id } = await tests.save(user.id);
    const refused = await tests.alter(id, { status: 'completed', feedback: 'Bem.' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'interview_not_changeable']);
    expect(await tests.stored(id)).toMatchObject({ status: 'scheduled', feedback: null });
  });

  it('increments the calendar version for changed notes, but not for feedback', async () => {
    const { user, cookies } = await tests.signIn();
    const { id } = await tests.save(user.id);
    const version = async () => /SEQUENCE:(\d+)/.exec((await tests.calendar(id, cookies)).body)?.[1];
    const versions = [await version()];
    for (const change of [{ notes: 'Sala 3.' }, { feedback: 'Bem.' }, { location: 'Porto' }, { notes: '' }]) {
      await tests.alter(id, change);
      versions.push(await version());
    }
    expect(versions).toEqual(['0', '1', '1', '2', '3']);
    expect(await kindsOf(id)).toEqual(['interview-rescheduled', 'interviewer-rescheduled']);
  });

  it.each(['completed', 'canceled'] as const)(
    'rejects changes of an interview that is %s, except for its feedback',
    async (status) => {
      const { user } = await tests.signIn();
      const { id } = await tests.save(user.id, { status });
      const refused = await tests.alter(id, { location: 'Sala 2' });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'interview_not_changeable']);
      expect((await tests.alter(id, { feedback: 'Bem.' })).json()).toMatchObject({ status, feedback: 'Bem.' });
      expect(await kindsOf(id)).toEqual([]);
    },
  );

  it('rejects a time in the past or with another interview', async () => {
    const { user } = await tests.signIn();
    const first = await tests.save(user.id);
    const second = await tests.save(user.id, { jobId: first.jobId, scheduledAt: inHours(48), endTime: null });
    const taken = await tests.alter(second.id, { scheduledAt: first.scheduledAt.toISOString() });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'interview_exists']);
    const past = await tests.alter(second.id, { scheduledAt: at(-1) });
    expect([past.statusCode, past.json().fields]).toEqual([400, { scheduledAt: 'validation.momentToCome' }]);
    expect(await tests.stored(second.id)).toMatchObject({ sequence: 0, scheduled_at: second.scheduledAt });
    expect(await kindsOf(second.id)).toEqual([]);
  });

  it('accepts notes, cancellation and completion for an interview whose stored times are no longer valid', async () => {
    const { user } = await tests.signIn();
    const long = { scheduledAt: inHours(-70), endTime: inHours(-20) };
    const distant = { scheduledAt: inHours(24 * 900), endTime: inHours(24 * 903) };
    const [started, upcoming] = [await tests.save(user.id, long), await tests.save(user.id, distant)];
    expect((await tests.alter(upcoming.id, { notes: 'Sala 3.' })).json()).toMatchObject({ notes: 'Sala 3.' });
    expect((await tests.alter(upcoming.id, { status: 'canceled' })).json()).toMatchObject({ status: 'canceled' });
    expect((await tests.alter(started.id, { status: 'completed' })).json()).toMatchObject({ status: 'completed' });
  });

  it.each(['1', 'abc', randomUUID(), '99999999999999999999'])('returns 404 for the id %j', async (id) => {
    const answer = await tests.put(id, { scheduledAt: at(24) }, await tests.admin());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'interview_not_found']);
  });

  it.each([{}, { scheduledAt: 'x' }, { scheduledAt: at(24), status: 'lost' }, { scheduledAt: at(24), feedback: {} }])(
    'rejects %j',
    async (body) => {
      const { id } = await tests.save((await tests.signIn()).user.id);
      expect((await tests.put(id, body, await tests.admin())).statusCode).toBe(400);
    },
  );
});
