import { randomUUID } from 'node:crypto';
import { buildPdf, saveJob, saveQuestion, saveSignedIn } from '../../../test/factories/index.ts';
import { listed } from './testing/account-applications.ts';
import { ApplicationsApi } from './testing/applications-api.ts';

let tests: ApplicationsApi;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(() => tests.clear());
afterAll(() => tests.api.close());

type Cookies = Record<string, string>;

const open = (url: string, cookies: Cookies = {}) => tests.api.inject({ url, cookies });
const ofAccount = (id: string) => `/api/account/applications/${id}/resume`;
const ofLink = (token: string) => `/api/applications/${token}/resume`;
const headers = {
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename*=UTF-8''In%C3%AAs.pdf`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
};

describe('GET /api/account/applications/{id}/resume', () => {
  it('returns the sent file to the applicant, independent of the stored resumes', async () => {
    const cookies = await tests.signIn();
    const pdf = await buildPdf({ pages: 3 });
    await tests.apply((await saveJob(tests.database)).id, { cookies, pdf, fileName: 'Inês.pdf' });
    const [application] = await listed(tests, cookies);
    const answer = await open(application?.resumeUrl ?? '', cookies);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject(headers);
  });

  it('does not return the file to visitors or to other accounts', async () => {
    const { id } = (await tests.apply((await saveJob(tests.database)).id, { cookies: await tests.signIn() })).body;
    expect((await open(ofAccount(id))).statusCode).toBe(401);
    const answer = await open(ofAccount(id), await tests.signIn());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'application_not_found']);
  });

  it('returns 404 for an application that was removed from the list', async () => {
    const cookies = await tests.signIn();
    const { id } = (await tests.apply((await saveJob(tests.database)).id, { cookies })).body;
    await tests.database.query(`update applications set status = 'declined'`);
    await tests.api.inject({ method: 'DELETE', url: `/api/account/applications/${id}`, cookies });
    const answer = await open(ofAccount(id), cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'application_not_found']);
  });

  it.each([randomUUID(), 'x', '%00'])('returns 404 for the id %j', async (id) => {
    expect([400, 404]).toContain((await open(ofAccount(id), await tests.signIn())).statusCode);
  });

  it('returns 404 resume_not_found after the withdrawal, and lists no URL', async () => {
    const cookies = await tests.signIn();
    const { id } = (await tests.apply((await saveJob(tests.database)).id, { cookies })).body;
    await tests.withdraw(id);
    const answer = await open(ofAccount(id), cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'resume_not_found']);
    expect((await listed(tests, cookies))[0]?.resumeUrl).toBeNull();
  });
});

describe('GET /api/applications/{token}/resume', () => {
  it('returns the file of a visitor to each client that has the mailed link', async () => {
    const pdf = await buildPdf({ pages: 2 });
    const { id } = (await tests.apply((await saveJob(tests.database)).id, { pdf, fileName: 'Inês.pdf' })).body;
    const { resumeUrl } = (await open(`/api/applications/${tests.token(id)}`)).json();
    const answer = await open(resumeUrl);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject(headers);
  });

  it('returns 404 for a token that was not issued', async () => {
    const answer = await open(ofLink('a'.repeat(43)));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'application_not_found']);
  });

  it('returns 404 resume_not_found after the withdrawal', async () => {
    const { id } = (await tests.apply((await saveJob(tests.database)).id)).body;
    await tests.withdraw(id);
    const answer = await open(ofLink(tests.token(id)));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'resume_not_found']);
  });
});

it('lists every field of SPEC §3: account, cover letter, URL of the file, answers and times', async () => {
  const { user, cookies } = await saveSignedIn(tests.database);
  const job = await saveJob(tests.database);
  const question = await saveQuestion(tests.database, job.id);
  const { id } = (await tests.apply(job.id, { cookies })).body;
  const times = { appliedAt: expect.any(String), updatedAt: expect.any(String) };
  const before = { userId: user.id, coverLetter: null, answers: [], ...times };
  expect(await listed(tests, cookies)).toMatchObject([{ ...before, resumeUrl: ofAccount(id) }]);
  await tests.answer(job.id, { resumeId: id, answers: [{ questionId: question.id, answer: 'Sim.' }] }, cookies);
  const after = { ...before, answers: [{ questionId: question.id, answer: 'Sim.' }] };
  expect(await listed(tests, cookies)).toMatchObject([{ ...after, resumeUrl: ofAccount(id) }]);
  const byLink = (await open(`/api/applications/${tests.token(id)}`)).json();
  expect(byLink).toMatchObject({ ...after, resumeUrl: ofLink(tests.token(id)) });
});
