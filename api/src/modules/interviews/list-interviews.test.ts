import { OwnDataSources } from '../users/index.ts';
import { inHours, InterviewsApi } from './testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/user/interviews', () => {
  it('requires authentication', async () => {
    const answer = await tests.list();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns the candidate’s fields without the feedback', async () => {
    const { user, cookies } = await tests.signIn();
    const interview = await tests.save(user.id, { feedback: 'Fala pouco.', notes: 'Traga o portefólio.' });
    const answer = await tests.list(cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual([
      {
        id: interview.id,
        jobId: interview.jobId,
        jobSlug: expect.any(String),
        jobTitle: expect.any(String),
        companyId: expect.any(Number),
        companyName: expect.any(String),
        companySlug: expect.any(String),
        scheduledAt: interview.scheduledAt.toISOString(),
        endTime: interview.endTime?.toISOString(),
        location: 'Rua do Exemplo, 1, Lisboa',
        interviewType: 'onsite',
        interviewerName: 'Rui Prata',
        interviewerEmail: 'rui@example.com',
        notes: 'Traga o portefólio.',
        status: 'scheduled',
        isCancelable: true,
        hasCompanyContact: true,
        calendarUrl: `/api/user/interviews/${interview.id}/calendar`,
        createdAt: interview.createdAt.toISOString(),
        updatedAt: interview.updatedAt.toISOString(),
      },
    ]);
    expect(answer.body).not.toContain('Fala pouco');
  });

  it('lists the user’s upcoming interviews in ascending order, then past ones in descending order', async () => {
    const [{ user, cookies }, other] = [await tests.signIn(), await tests.signIn()];
    const at = async (hours: number, changes = {}) =>
      (await tests.save(user.id, { scheduledAt: inHours(hours), endTime: inHours(hours + 1), ...changes })).id;
    const past = await at(-90, { status: 'completed' });
    const distant = await at(90, { status: 'rescheduled' });
    const off = await at(30, { status: 'canceled' });
    const yesterday = await at(-20);
    const running = await at(-0.5);
    const near = await at(20);
    await tests.save(other.user.id);
    expect(await tests.listedIds(cookies)).toEqual([running, near, distant, off, yesterday, past]);
  });

  it('lists an interview of a closed job', async () => {
    const { user, cookies } = await tests.signIn();
    const { id, jobId } = await tests.save(user.id);
    await tests.database.query(`update jobs set source_status = 'closed' where id = $1`, [jobId]);
    expect(await tests.listedIds(cookies)).toEqual([id]);
  });

  it('is exported with the feedback and deleted with the account', async () => {
    const { user } = await tests.signIn();
    const { id } = await tests.save(user.id, { feedback: 'Fala pouco.' });
    const source = new Map(tests.api.app.get(OwnDataSources).all()).get('interviews');
    expect(await source?.(user.id)).toMatchObject({ records: [{ id, feedback: 'Fala pouco.' }], files: [] });
    await tests.database.query('delete from users where id = $1', [user.id]);
    expect(await tests.stored(id)).toBeUndefined();
  });
});
