import { randomUUID } from 'node:crypto';
import { saveJob, saveQuestion } from '../../../test/factories/index.ts';
import { ApplicationsApi } from './testing/applications-api.ts';

let tests: ApplicationsApi;
let jobId: number;
let required: number;
let optional: number;
let resumeId: string;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await tests.clear();
  jobId = (await saveJob(tests.database)).id;
  required = (await saveQuestion(tests.database, jobId, { question: 'Porquê?', position: 1 })).id;
  optional = (await saveQuestion(tests.database, jobId, { position: 2 })).id;
  await tests.database.query('update job_questions set required = false where id = $1', [optional]);
  resumeId = (await tests.apply(jobId, { fields: { email: 'ines@example.com' } })).body.resumeId;
});
afterAll(() => tests.api.close());

const say = (...answers: [number, string][]) =>
  tests.answer(jobId, { resumeId, answers: answers.map(([questionId, answer]) => ({ questionId, answer })) });

describe('POST /api/jobs/{id}/questions', () => {
  it('completes the application, makes it due immediately and stores the question text', async () => {
    const { status, body } = await say([required, '  Porque sim.  '], [optional, '   ']);
    expect([status, body.id, body.questionsDue]).toEqual([200, resumeId, 0]);
    expect(body).not.toHaveProperty('token');
    const { answers } = await tests.one<{ answers: object[] }>('select answers from applications');
    expect(answers).toEqual([
      {
        questionId: required,
        externalId: expect.any(String),
        question: 'Porquê?',
        required: true,
        answer: 'Porque sim.',
      },
    ]);
    const due = await tests.database.query<{ name: string }[]>(
      `select name from pgboss.job where start_after <= now() order by name`,
    );
    expect(due.map(({ name }) => name)).toEqual(['deliver-application', 'send-mail']);
    expect(await tests.count('mails')).toBe(1);
  });

  it('accepts the same answers again without a change', async () => {
    const first = await say([required, 'Sim']);
    expect(await say([required, ' Sim '])).toEqual(first);
    const other = await say([required, 'Não']);
    expect([other.status, other.body.code]).toEqual([409, 'already_answered']);
  });

  it('accepts the answers of one of two tabs and rejects the other’s', async () => {
    const answers = await Promise.all([say([required, 'Sim']), say([required, 'Não'])]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });

  it.each([
    ['no answers', []],
    ['a blank answer', [' \n\t ']],
  ])('reports a required question with %s', async (_, texts) => {
    const { status, body } = await say(...texts.map((text): [number, string] => [required, text]));
    expect([status, body.code]).toEqual([400, 'answers_missing']);
    expect(body.fields).toEqual({ [required]: 'required' });
  });

  it('drops answers to unknown questions', async () => {
    const other = await saveQuestion(tests.database, (await saveJob(tests.database)).id);
    await say([required, 'Sim'], [other.id, 'x'], [424242, 'y']);
    const { answers } = await tests.one<{ answers: object[] }>('select answers from applications');
    expect(answers).toHaveLength(1);
  });

  it('accepts answers after the job has closed', async () => {
    await tests.database.query(`update jobs set source_status = 'closed' where id = $1`, [jobId]);
    expect((await say([required, 'Sim'])).status).toBe(200);
  });

  it('returns a client error without a resume id', async () => {
    const { status, body } = await tests.answer(jobId, { answers: [] });
    expect([status, body.code]).toEqual([400, 'resume_id_missing']);
  });

  it('returns 404 for an unknown application or one of another job', async () => {
    const answers = [{ questionId: required, answer: 'Sim' }];
    const unknown = await tests.answer(jobId, { resumeId: randomUUID(), answers });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'application_not_found']);
    const elsewhere = await tests.answer((await saveJob(tests.database)).id, { resumeId, answers: [] });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'application_not_found']);
    expect((await tests.answer(424242, { resumeId, answers })).body.code).toBe('job_not_found');
  });

  it('accepts the receipt of an account from that account and from the mailed link only', async () => {
    const [owner, other] = [await tests.signIn(), await tests.signIn()];
    const { body: receipt } = await tests.apply(jobId, { cookies: owner });
    const given = { resumeId: receipt.resumeId, answers: [{ questionId: required, answer: 'Sim' }] };
    const refused = await tests.answer(jobId, given, other);
    expect([refused.status, refused.body.code]).toEqual([404, 'application_not_found']);
    const stored = () => tests.one('select answers from applications where id = $1', [receipt.id]);
    expect(await stored()).toEqual({ answers: [] });
    expect((await tests.answer(jobId, given, owner)).status).toBe(200);
    expect((await tests.answer(jobId, given)).status).toBe(200);
    expect((await tests.answer(jobId, given, other)).status).toBe(404);
  });

  it('accepts the receipt of a visitor who has signed in since', async () => {
    const given = { resumeId, answers: [{ questionId: required, answer: 'Sim' }] };
    expect((await tests.answer(jobId, given, await tests.signIn())).status).toBe(200);
  });

  it('rejects answers to a withdrawn application', async () => {
    await tests.withdraw(resumeId);
    const { status, body } = await say([required, 'Sim']);
    expect([status, body.code]).toEqual([410, 'application_withdrawn']);
  });

  it.each([
    { resumeId: 'x' },
    { answers: 'x' },
    { answers: [{ questionId: 'x', answer: 'y' }] },
    { answers: [{ questionId: 2 ** 40, answer: 'y' }] },
    { answers: [{ questionId: 1, answer: 'x'.repeat(5001) }] },
    { answers: [{ questionId: 1, answer: { deep: 1 } }] },
    { answers: Array.from({ length: 101 }, () => ({ questionId: 1, answer: 'x' })) },
  ])('rejects %j', async (body) => {
    const { status, body: answer } = await tests.answer(jobId, { resumeId, ...body });
    expect([status, answer.code]).toEqual([400, 'validation_failed']);
  });

  it('rejects a NUL character and invalid JSON', async () => {
    expect((await say([required, 'a\0b'])).status).toBe(400);
    const headers = { 'content-type': 'application/json' };
    const url = `/api/jobs/${jobId}/questions`;
    for (const payload of ['{"answers":', '[]', '"x"', '7', 'null']) {
      expect((await tests.api.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(400);
    }
  });
});
