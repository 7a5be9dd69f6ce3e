import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { AccountOverview } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import {
  daysAgo,
  saveCompany,
  saveJob,
  saveQuestion,
  saveSession,
  saveSignedIn,
  saveUser,
} from '../../../test/factories/index.ts';
import { DataVersion } from '../../database/data-version.cache.ts';
import { rebuildJobIndex } from '../jobs/index.ts';

type Cookies = Record<string, string>;

let api: TestApp;
/** A company that has answered ten applications after six days. */
let answering: { id: number };
beforeAll(async () => {
  api = await createTestApp();
  answering = await saveCompany(api.database);
  const { id } = await saveJob(api.database, { company_id: answering.id });
  for (let count = 0; count < 10; count += 1) await apply(null, id, { history: [['declined', 24.5]] });
});
afterAll(() => api.close());

const get = (cookies: Cookies) => api.inject({ url: '/api/account/overview', cookies });
const read = async (cookies: Cookies) => (await get(cookies)).json<AccountOverview>();
/** Makes stored jobs visible to the search. */
async function rebuild(): Promise<void> {
  await api.database.transaction(async ({ queryRunner }) =>
    rebuildJobIndex((await queryRunner!.connect()) as ClientBase),
  );
  await api.database.query('update job_changes set data_version = data_version + 1');
  api.app.get(DataVersion).invalidate();
}

const minutesAgo = (minutes: number) => daysAgo(minutes / 1440);

const interviewIn = (userId: number, jobId: number, hours: number, status = 'scheduled') =>
  api.database.query(
    `insert into interviews (id, user_id, job_id, scheduled_at, interview_type, status) values ($1, $2, $3, $4, 'video', $5)`,
    [randomUUID(), userId, jobId, daysAgo(-hours / 24), status],
  );

/** `history`: statuses and the days since. */
async function apply(
  userId: number | null,
  jobId: number,
  { sent = 30, history = [] }: { sent?: number; history?: readonly (readonly [status: string, days: number])[] } = {},
): Promise<string> {
  const id = randomUUID();
  const status = history.at(-1)?.[0] ?? 'pending';
  await api.database.query(
    `insert into applications (id, job_id, user_id, status, file_name, file_size, file_sha256, pages, language, submitted_at, due_at, questions_due)
     values ($1, $2, $3, $4, 'cv.pdf', 1, $5, 1, 'pt', $6, $6, 0)`,
    [id, jobId, userId, status, Buffer.from(id), daysAgo(sent)],
  );
  for (const [changed, days] of history) {
    await api.database.query('insert into application_status_changes values ($1, $2, $3)', [
      id,
      changed,
      daysAgo(days),
    ]);
  }
  return id;
}

describe('GET /api/account/overview', () => {
  it('requires a session, and is empty for a new account', async () => {
    expect((await get({})).statusCode).toBe(401);
    const { user, cookies } = await saveSignedIn(api.database);
    const answer = await get(cookies);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      now: expect.any(String),
      lastVisitAt: null,
      since: user.created_at.toISOString(),
      interview: null,
      answersDue: [],
      searches: [],
      moved: [],
      unanswered: null,
      closing: [],
      applicationCount: 0,
      savedJobCount: 0,
    });
  });

  it('returns the next interview that has neither ended nor been canceled', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    const jobs = await Promise.all(Array.from({ length: 3 }, () => saveJob(api.database)));
    await interviewIn(user.id, jobs[0]!.id, -3);
    await interviewIn(user.id, jobs[0]!.id, 2, 'canceled');
    await interviewIn(user.id, jobs[1]!.id, 48);
    await interviewIn(user.id, jobs[2]!.id, 24);
    expect((await read(cookies)).interview).toMatchObject({ jobId: jobs[2]!.id, logoUrl: null });
  });

  it('counts the new jobs of saved searches, most first, or none', async () => {
    const { cookies } = await saveSignedIn(api.database, { seen_at: daysAgo(2) });
    const post = (title: string, posted_at: Date, row = {}) => saveJob(api.database, { title, posted_at, ...row });
    await post('Relojoeiro', daysAgo(1));
    await post('Relojoeiro de torre', daysAgo(1), { salary_min: null, salary_max: null });
    await post('Relojoeiro antigo', daysAgo(3));
    await post('Ourives', daysAgo(1));
    await rebuild();
    const save = (search: string) =>
      api.inject({ method: 'POST', url: '/api/newsletter/searches', payload: { search }, cookies });
    await save('keyword=nadadesteslados');
    expect((await read(cookies)).searches).toEqual([]);
    await save('keyword=ourives');
    await save('keyword=relojoeiro');
    expect((await read(cookies)).searches).toMatchObject([
      { query: 'keyword=relojoeiro', newJobs: 2, newJobsWithPay: 1 },
      { query: 'keyword=ourives', newJobs: 1, newJobsWithPay: 1 },
      { query: 'keyword=nadadesteslados', newJobs: 0, newJobsWithPay: 0 },
    ]);
  });

  it('returns applications that moved since the last visit, missing answers and the longest wait, with the company’s own days', async () => {
    const job = async () => (await saveJob(api.database, { company_id: answering.id })).id;
    const { user, cookies } = await saveSignedIn(api.database, { seen_at: daysAgo(2) });
    const moved = await apply(user.id, await job(), {
      history: [
        ['reviewing', 5],
        ['interview', 1],
      ],
    });
    const declined = await apply(user.id, await job(), { history: [['declined', 0.5]] });
    await apply(user.id, await job(), { history: [['reviewing', 3]] });
    const waiting = await apply(user.id, await job(), { sent: 40 });
    await apply(user.id, await job(), { sent: 22 });
    const withQuestion = await job();
    await saveQuestion(api.database, withQuestion);
    const due = await apply(user.id, withQuestion, { sent: 1 });
    const found = await read(cookies);
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect(ids(found.moved)).toEqual([declined, moved]);
    expect(ids(found.answersDue)).toEqual([due]);
    expect(found.unanswered).toMatchObject({ id: waiting, companyAnswerDays: 6 });
    expect(found.applicationCount).toBe(6);
  });

  it('returns saved jobs that close soon, the next first, without those of an application', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    const closing = async (days: number | null) => {
      const { id } = await saveJob(api.database, { closes_at: days === null ? null : daysAgo(-days) });
      await api.inject({ method: 'POST', url: '/api/account/saved-jobs', payload: { jobId: id }, cookies });
      return id;
    };
    const [later, soon, applied] = [await closing(6), await closing(2), await closing(1)];
    const [closed] = [await closing(3), await closing(8), await closing(null)];
    await apply(user.id, applied);
    await api.database.query(`update jobs set source_status = 'closed', closed_at = now() where id = $1`, [closed]);
    const found = await read(cookies);
    expect(found.closing.map(({ id }) => id)).toEqual([soon, later]);
    expect(found.savedJobCount).toBe(6);
  });
});

describe('the last visit of an account', () => {
  const visit = async (seen_at: Date) => {
    const user = await saveUser(api.database, { seen_at });
    return { user, cookies: await saveSession(api.database, user.id, { seenAt: seen_at }) };
  };

  it('ends 30 minutes after the last request, and stays the same for a second tab and a reload', async () => {
    const seenAt = minutesAgo(31);
    const { cookies } = await visit(seenAt);
    const [one, other] = await Promise.all([read(cookies), read(cookies)]);
    const again = await read(cookies);
    const ended = { lastVisitAt: seenAt.toISOString(), since: seenAt.toISOString() };
    for (const answer of [one, other, again]) expect(answer).toMatchObject(ended);
  });

  it('is not over before, although the time of the last request is stored', async () => {
    const { user, cookies } = await visit(minutesAgo(29));
    expect(await read(cookies)).toMatchObject({ lastVisitAt: null, since: user.created_at.toISOString() });
    expect(await read(cookies)).toMatchObject({ lastVisitAt: null });
  });
});
