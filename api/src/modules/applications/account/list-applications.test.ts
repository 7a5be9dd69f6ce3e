import { Client } from 'pg';
import { saveJob, saveQuestion, saveSignedIn } from '../../../../test/factories/index.ts';
import { OwnDataSources } from '../../users/index.ts';
import { list, listed } from '../testing/account-applications.ts';
import { ApplicationsApi } from '../testing/applications-api.ts';

let tests: ApplicationsApi;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(() => tests.clear());
afterAll(() => tests.api.close());

describe('GET /api/account/applications', () => {
  it('requires authentication', async () => {
    const answer = await list(tests);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns the user’s applications, newest first, with job, history and page', async () => {
    const cookies = await tests.signIn();
    const [first, second] = [await saveJob(tests.database), await saveJob(tests.database)];
    await saveQuestion(tests.database, second.id);
    const { id } = (await tests.apply(first.id, { cookies })).body;
    await tests.apply(second.id, { cookies, fileName: 'outro.pdf' });
    await tests.apply(first.id, { cookies: await tests.signIn() });
    await tests.database.query(`update applications set status = 'interview', delivered_at = now() where id = $1`, [
      id,
    ]);
    await tests.database.query(
      `insert into application_status_changes values ($1, 'interview', '2026-11-21T10:00Z'), ($1, 'reviewing', '2026-11-20T10:00Z')`,
      [id],
    );
    await tests.database.query(`update jobs set source_status = 'closed' where id = $1`, [first.id]);
    const answer = await list(tests, cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const applications = await listed(tests, cookies);
    expect(applications).toMatchObject([
      {
        jobId: second.id,
        questionsDue: 1,
        answersDue: true,
        resumeName: 'outro.pdf',
        status: 'pending',
        delivery: 'waiting',
        history: [],
      },
      {
        id,
        jobId: first.id,
        status: 'interview',
        delivery: 'delivered',
        questionsDue: 0,
        answersDue: false,
        withdrawnAt: null,
      },
    ]);
    expect(applications[1]).toEqual({
      ...applications[1],
      job: {
        id: first.id,
        slug: first.slug,
        title: first.title,
        companyId: expect.any(Number),
        companyName: expect.any(String),
        companySlug: expect.any(String),
        logoUrl: null,
        city: applications[1]?.job.city,
        isClosed: true,
      },
      href: `/applications/${tests.token(id)}`,
      createdAt: applications[1]?.appliedAt,
      updatedAt: expect.any(String),
      history: [
        { status: 'reviewing', at: '2026-11-20T10:00:00.000Z' },
        { status: 'interview', at: '2026-11-21T10:00:00.000Z' },
      ],
    });
  });

  it('has no answers due if the questions are optional or the application is withdrawn', async () => {
    const cookies = await tests.signIn();
    const [optional, withdrawn] = [await saveJob(tests.database), await saveJob(tests.database)];
    for (const { id } of [optional, withdrawn]) await saveQuestion(tests.database, id);
    await tests.database.query('update job_questions set required = false where job_id = $1', [optional.id]);
    await tests.apply(optional.id, { cookies });
    const { token } = (await tests.apply(withdrawn.id, { cookies })).body;
    await tests.api.inject({ method: 'DELETE', url: `/api/applications/${token}` });
    const due = (await listed(tests, cookies)).map(({ questionsDue, answersDue }) => [questionsDue, answersDue]);
    expect(due).toEqual([
      [1, false],
      [1, false],
    ]);
  });

  it('updates the time of the last change with every event', async () => {
    const cookies = await tests.signIn();
    const { id } = (await tests.apply((await saveJob(tests.database)).id, { cookies })).body;
    await tests.database.query(`update applications set updated_at = now() - interval '1 day'`);
    const before = (await listed(tests, cookies))[0]?.updatedAt ?? '';
    await tests.withdraw(id);
    const [after] = await listed(tests, cookies);
    expect(after?.updatedAt && after.updatedAt > before).toBe(true);
    expect(after?.withdrawnAt).not.toBeNull();
  });

  it('runs the same number of queries for many applications as for one', async () => {
    const cookies = await tests.signIn();
    const query = jest.spyOn(Client.prototype, 'query');
    const dueTexts = async () => {
      query.mockClear();
      await list(tests, cookies);
      return query.mock.calls.length;
    };
    await tests.apply((await saveJob(tests.database)).id, { cookies });
    const forOne = await dueTexts();
    for (let count = 0; count < 4; count++) await tests.apply((await saveJob(tests.database)).id, { cookies });
    expect([forOne > 2, await dueTexts()]).toEqual([true, forOne]);
    query.mockRestore();
  });
});

it('exports visitors’ applications with the address once the address is linked', async () => {
  const exportOf = async ({ id }: { id: number }) => {
    const sources = new Map(tests.api.app.get(OwnDataSources, { strict: false }).all());
    const { records = [] } = (await sources.get('applications')?.(id)) ?? {};
    return (records as { id: string }[]).map((record) => record.id);
  };
  const [linked, unlinked] = [
    await saveSignedIn(tests.database, { address_linked_at: new Date() }),
    await saveSignedIn(tests.database),
  ];
  const job = await saveJob(tests.database);
  const own = (await tests.apply(job.id, { cookies: linked.cookies })).body.id;
  const visitors = (await tests.apply(job.id, { fields: { email: linked.user.email } })).body.id;
  await tests.database.query('update applications set email = upper(email) where id = $1', [visitors]);
  await tests.apply(job.id, { fields: { email: unlinked.user.email } });
  await tests.apply(job.id, { fields: { email: `x${linked.user.email}` } });
  expect((await exportOf(linked.user)).toSorted()).toEqual([own, visitors].toSorted());
  expect(await exportOf(unlinked.user)).toEqual([]);
  expect((await listed(tests, linked.cookies)).map(({ id }) => id)).toEqual([own]);
});

it('exports every application of its owner, with its file and its answers', async () => {
  const cookies = await tests.signIn();
  const job = await saveJob(tests.database);
  const question = await saveQuestion(tests.database, job.id, { question: 'Porquê?' });
  const { resumeId } = (await tests.apply(job.id, { cookies })).body;
  await tests.answer(job.id, { resumeId, answers: [{ questionId: question.id, answer: 'Sim' }] });
  await tests.database.query('update applications set removed_at = now()');
  await tests.apply((await saveJob(tests.database)).id);
  const { user_id: userId } = await tests.one<{ user_id: number }>(
    'select user_id from applications where user_id is not null',
  );
  const sources = new Map(tests.api.app.get(OwnDataSources, { strict: false }).all());
  const own = await sources.get('applications')?.(userId);
  expect(own?.records).toMatchObject([
    { id: resumeId, job: { title: job.title }, name: 'Ana Sá', answers: [{ question: 'Porquê?', answer: 'Sim' }] },
  ]);
  expect(own?.files.map(({ name }) => name)).toEqual(['cv.pdf']);
  const stream = await own?.files[0]?.open();
  const [first] = (await stream?.toArray()) ?? [];
  expect(String(first).slice(0, 5)).toBe('%PDF-');
});
