import { randomUUID } from 'node:crypto';
import type { Interview, ManagedInterview } from 'shared-contracts';
import { insertRow } from '../../../../test/factories/insert-row.ts';
import { withoutTable } from '../../../../test/without-table.ts';
import { InterviewsRepository } from '../interviews.repository.ts';
import { inHours, InterviewsApi } from '../testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

async function storedOf(userId: number): Promise<number> {
  return (await tests.database.query<unknown[]>('select 1 from interviews where user_id = $1', [userId])).length;
}

async function apply(userId: number, jobId: number, withdrawnAt: Date | null = null): Promise<string> {
  const id = randomUUID();
  const file = { file_name: 'cv.pdf', file_size: 1, file_sha256: Buffer.from(id), pages: 1 };
  const times = { submitted_at: inHours(-1), due_at: inHours(-1), withdrawn_at: withdrawnAt };
  const rest = { language: 'pt', questions_due: 0, ...times };
  await insertRow(tests.database, 'applications', { id, job_id: jobId, user_id: userId, ...file, ...rest });
  return id;
}

describe('POST /api/interviews', () => {
  it('requires an admin', async () => {
    const { user, cookies } = await tests.signIn();
    const plan = await tests.details(user.id);
    const answers = [await tests.plan(plan), await tests.plan(plan, cookies)];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'forbidden'],
    ]);
    expect(await storedOf(user.id)).toBe(0);
  });

  it('plans an interview, mails candidate and interviewer once, and lists it in the account and in the calendar feed', async () => {
    const { user, cookies } = await tests.signIn();
    const plan = await tests.details(user.id, { notes: 'Traga o portefólio.' });
    const answer = await tests.plan(plan, await tests.admin());
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const planned = answer.json<ManagedInterview>();
    expect(planned).toMatchObject({
      userId: user.id,
      candidate: { firstName: 'Ana', lastName: 'Sá', email: user.email },
      jobId: plan.jobId,
      applicationId: null,
      scheduledAt: plan.scheduledAt.toISOString(),
      endTime: plan.endTime?.toISOString(),
      location: plan.location,
      interviewType: 'onsite',
      notes: 'Traga o portefólio.',
      status: 'scheduled',
      feedback: null,
    });
    expect((await tests.mails(planned.id)).map(({ key, recipient }) => [key, recipient])).toEqual([
      [`interview-planned:${planned.id}:0`, user.email],
      [`interviewer-planned:${planned.id}:0`, 'rui@example.com'],
    ]);
    const [listed] = (await tests.list(cookies)).json<Interview[]>();
    const { isCancelable: _, hasCompanyContact: __, calendarUrl: ___, ...shared } = listed!;
    expect(planned).toMatchObject(shared);
    const { url } = (await tests.feed('POST', cookies)).json<{ url: string }>();
    expect((await tests.api.inject({ url: new URL(url).pathname })).body).toContain(`UID:${planned.id}@`);
  });

  it('accepts the required fields only, with the defaults video and no interviewer', async () => {
    const { user } = await tests.signIn();
    const { jobId } = await tests.details(user.id);
    const plan = { userId: user.id, jobId, scheduledAt: inHours(24).toISOString() };
    const planned = (await tests.plan(plan, await tests.admin())).json<ManagedInterview>();
    expect(planned).toMatchObject({ interviewType: 'video', endTime: null, location: null, interviewerEmail: null });
    expect(await tests.mails(planned.id)).toHaveLength(1);
  });

  it('links the valid application', async () => {
    const { user } = await tests.signIn();
    const plan = await tests.details(user.id);
    await apply(user.id, plan.jobId, new Date());
    const applicationId = await apply(user.id, plan.jobId);
    await apply(user.id, (await tests.details(user.id)).jobId);
    expect(await tests.planned(user.id, plan)).toMatchObject({ applicationId });
  });

  it('returns the first interview for the same key and sends no mail', async () => {
    const [{ user }, admin, key] = [await tests.signIn(), await tests.admin(), randomUUID()];
    const plan = await tests.details(user.id);
    const first = await tests.plan(plan, admin, key);
    const again = await tests.plan(plan, await tests.admin(), key.toUpperCase());
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    const other = await tests.plan({ ...plan, scheduledAt: inHours(90), endTime: null }, admin, key);
    expect(other.json()).toEqual(first.json());
    expect([await storedOf(user.id), await tests.mails(first.json<ManagedInterview>().id)]).toEqual([
      1,
      [expect.anything(), expect.anything()],
    ]);
  });

  it('returns the first interview for the same key also after it has begun', async () => {
    const [{ user }, admin, key] = [await tests.signIn(), await tests.admin(), randomUUID()];
    const plan = await tests.details(user.id);
    const { id } = (await tests.plan(plan, admin, key)).json<ManagedInterview>();
    const past = { scheduledAt: inHours(-1).toISOString(), endTime: null };
    await tests.database.query('update interviews set scheduled_at = $2, end_time = null where id = $1', [
      id,
      past.scheduledAt,
    ]);
    const again = await tests.plan({ ...plan, ...past }, admin, key);
    expect([again.statusCode, again.json()]).toEqual([200, expect.objectContaining({ id, ...past })]);
  });

  it('returns 404 for the key of a deleted interview and sends no mail', async () => {
    const [{ user }, admin, key] = [await tests.signIn(), await tests.admin(), randomUUID()];
    const plan = await tests.details(user.id);
    const { id } = (await tests.plan(plan, admin, key)).json<ManagedInterview>();
    await tests.remove(id, admin);
    const mails = () => tests.database.query<object[]>('select key from mails where recipient = $1', [user.email]);
    const before = await mails();
    for (const changes of [{}, { scheduledAt: inHours(-1), endTime: null }]) {
      const again = await tests.plan({ ...plan, ...changes }, admin, key.toUpperCase());
      expect([again.statusCode, again.json().code]).toEqual([404, 'interview_not_found']);
    }
    expect([await storedOf(user.id), await mails()]).toEqual([0, before]);
    expect((await tests.plan(plan, admin, randomUUID())).statusCode).toBe(200);
  });

  it('returns 404 for a key if its interview is deleted during the request', async () => {
    const [{ user }, admin, key] = [await tests.signIn(), await tests.admin(), randomUUID()];
    const plan = await tests.details(user.id);
    const keyLookup = jest
      .spyOn(tests.api.app.get(InterviewsRepository), 'isKeyOfDeleted')
      .mockResolvedValueOnce(false);
    await tests.database.query('insert into deleted_interview_keys (idempotency_key) values ($1)', [key]);
    const answer = await tests.plan(plan, admin, key);
    expect([keyLookup.mock.calls.length, answer.json().code]).toEqual([1, 'interview_not_found']);
    keyLookup.mockRestore();
    expect(await storedOf(user.id)).toBe(0);
  });

  it('plans once per key under concurrent requests', async () => {
    const [{ user }, admin, key] = [await tests.signIn(), await tests.admin(), randomUUID()];
    const plan = await tests.details(user.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tests.plan(plan, admin, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const { id } = answers[0]!.json<ManagedInterview>();
    expect([await storedOf(user.id), await tests.mails(id)]).toEqual([1, [expect.anything(), expect.anything()]]);
  });

  it('plans once without a key and returns a conflict for the other requests', async () => {
    const [{ user }, admin] = [await tests.signIn(), await tests.admin()];
    const plan = await tests.details(user.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tests.plan(plan, admin)));
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'planned');
    expect(codes.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'interview_exists'), 'planned']);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
    expect(await storedOf(user.id)).toBe(1);
  });

  it('plans an interview at the same time for another job, or if the first was canceled', async () => {
    const { user } = await tests.signIn();
    const plan = await tests.details(user.id);
    const { id } = await tests.planned(user.id, plan);
    await tests.planned(user.id, { ...plan, jobId: (await tests.details(user.id)).jobId });
    await tests.alter(id, { status: 'canceled' });
    await tests.planned(user.id, plan);
    expect(await storedOf(user.id)).toBe(3);
  });

  it.each([
    ['that does not exist', async () => 2_147_483_647],
    ['with an unverified address', async () => (await tests.signIn({ is_verified: false })).user.id],
    ['with a pending deletion', async () => (await tests.signIn({ deletion_due_at: inHours(24) })).user.id],
  ])('returns 404 for a user %s', async (_, createUserId) => {
    const answer = await tests.plan(await tests.details(await createUserId()), await tests.admin());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'user_not_found']);
  });

  it('returns 404 for an unknown job', async () => {
    const plan = await tests.details((await tests.signIn()).user.id, { jobId: 2_147_483_647 });
    const answer = await tests.plan(plan, await tests.admin());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job_not_found']);
  });

  it.each([
    [{ scheduledAt: inHours(-1) }, 'scheduledAt'],
    [{ scheduledAt: '2099-02-30T10:00Z', endTime: null }, 'scheduledAt'],
    [{ endTime: inHours(23) }, 'endTime'],
    [{ endTime: '0001-01-01T10:00:00Z' }, 'endTime'],
    [{ endTime: '99999-01-01T10:00:00Z' }, 'endTime'],
    [{ interviewerEmail: 'rui' }, 'interviewerEmail'],
    [{ interviewType: 'carta' }, 'interviewType'],
    [{ userId: null }, 'userId'],
  ])('rejects %j', async (changes, field) => {
    const { user } = await tests.signIn();
    const plan = { ...(await tests.details(user.id)), ...changes };
    const answer = await tests.plan(plan, await tests.admin());
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
    expect(await storedOf(user.id)).toBe(0);
  });

  it('rejects a key that is not a UUID', async () => {
    const plan = await tests.details((await tests.signIn()).user.id);
    expect((await tests.plan(plan, await tests.admin(), 'ontem')).statusCode).toBe(400);
  });

  it('plans nothing if its mails cannot be enqueued', async () => {
    const { user } = await tests.signIn();
    const [plan, admin] = [await tests.details(user.id), await tests.admin()];
    await withoutTable(tests.database, 'mails', async () => {
      expect((await tests.plan(plan, admin)).statusCode).toBe(500);
    });
    expect(await storedOf(user.id)).toBe(0);
  });
});
