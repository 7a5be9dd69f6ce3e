import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { applicantHeader, idempotencyHeader, type StoredResume } from 'shared-contracts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { buildPdf, saveJob, saveSignedIn } from '../../../test/factories/index.ts';
import { formRequest } from '../../../test/multipart.ts';
import { FilesService } from '../files/index.ts';
import { ApplicationsRepository } from './applications.repository.ts';
import { ApplicationsApi } from './testing/applications-api.ts';

type Cookies = Record<string, string>;

let content: Buffer;
let tests: ApplicationsApi;
let job: { id: number };
beforeAll(async () => {
  content = await buildPdf({ pages: 2 });
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await emptyTables(tests.database, 'user_resumes');
  await tests.clear();
  job = await saveJob(tests.database);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => tests.api.close());

const signIn = () => saveSignedIn(tests.database);
async function storeResume(cookies: Cookies, filename = 'guardado.pdf'): Promise<StoredResume> {
  const request = formRequest('/api/account/resumes', {}, { filename, content });
  return (await tests.api.inject({ ...request, cookies })).json<StoredResume>();
}
const resumes = async (cookies: Cookies) =>
  (await tests.api.inject({ url: '/api/account/resumes', cookies })).json<StoredResume[]>();
const forget = (id: string, cookies: Cookies) =>
  tests.api.inject({ method: 'DELETE', url: `/api/account/resumes/${id}`, cookies });
async function applyWith(resumeId: string, cookies: Cookies = {}, { key }: { key?: string } = {}) {
  const headers = key === undefined ? {} : { [idempotencyHeader]: key };
  const url = `/api/jobs/${job.id}/resume`;
  const answer = await tests.api.inject({ method: 'POST', url, payload: { resumeId }, headers, cookies });
  return { status: answer.statusCode, body: answer.json<{ id: string; code?: string }>() };
}
/** The file that the application would deliver. */
async function sent(id: string): Promise<Buffer> {
  const { file } = await tests.one<{ file: string }>('select file_id as file from applications where id = $1', [id]);
  return buffer(await tests.api.app.get(FilesService, { strict: false }).read(file));
}
const counts = () =>
  tests.one<{ attached: number; files: number }>(
    'select count(attached_at)::int as attached, count(*)::int as files from files',
  );

describe('POST /api/jobs/{id}/resume with a stored resume', () => {
  it('sends a separate copy', async () => {
    const { cookies } = await signIn();
    const { id: resumeId } = await storeResume(cookies);
    const { status, body } = await applyWith(resumeId, cookies);
    expect(status).toBe(200);
    expect(await tests.one('select file_name, file_size, pages from applications')).toEqual({
      file_name: 'guardado.pdf',
      file_size: content.length,
      pages: 2,
    });
    expect(await counts()).toEqual({ attached: 2, files: 2 });
    await forget(resumeId, cookies);
    const files = tests.api.app.get(FilesService, { strict: false });
    await files.deleteOrphans(new Date(Date.now() + 1000), 10);
    expect((await sent(body.id)).equals(content)).toBe(true);
    expect((await tests.api.inject({ url: `/api/jobs/${job.id}/applied`, cookies })).json().applied).toBe(true);
  });

  it('rejects an account that is not the session’s', async () => {
    const [ana, rui] = [await signIn(), await signIn()];
    const { id: resumeId } = await storeResume(rui.cookies);
    const url = `/api/jobs/${job.id}/resume`;
    const headers = { [applicantHeader]: String(ana.user.id) };
    const call = { method: 'POST', url, payload: { resumeId }, headers, cookies: rui.cookies } as const;
    const answer = await tests.api.inject(call);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
    expect(await tests.count('applications')).toBe(0);
    headers[applicantHeader] = String(rui.user.id);
    expect((await tests.api.inject(call)).statusCode).toBe(200);
  });

  it('sends a resume that is deleted during the copy', async () => {
    const { cookies } = await signIn();
    const { id: resumeId } = await storeResume(cookies);
    const files = tests.api.app.get(FilesService, { strict: false });
    const copy = files.copy.bind(files);
    jest.spyOn(files, 'copy').mockImplementationOnce(async (id) => {
      await forget(resumeId, cookies);
      return copy(id);
    });
    const { status, body } = await applyWith(resumeId, cookies);
    expect(status).toBe(200);
    expect((await sent(body.id)).equals(content)).toBe(true);
    expect(await counts()).toEqual({ attached: 1, files: 2 });
  });

  it('sends the resume or returns 404 if it is deleted concurrently', async () => {
    const { cookies } = await signIn();
    for (let round = 0; round < 5; round++) {
      const { id: resumeId } = await storeResume(cookies);
      job = await saveJob(tests.database);
      const [{ status, body }] = await Promise.all([applyWith(resumeId, cookies), forget(resumeId, cookies)]);
      expect([200, 404]).toContain(status);
      const whole = status === 404 || (await sent(body.id)).equals(content);
      expect(whole).toBe(true);
    }
  });

  it('requires a session and an own resume', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const { id } = await storeResume(other.cookies);
    expect(await applyWith(id)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await applyWith(id, mine.cookies)).toMatchObject({ status: 404, body: { code: 'resume_not_found' } });
    expect(await applyWith(randomUUID(), mine.cookies)).toMatchObject({ status: 404 });
    expect(await applyWith('1', mine.cookies)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(await tests.count('applications')).toBe(0);
  });

  it('applies once and returns the same response for the same key', async () => {
    const { cookies } = await signIn();
    const { id } = await storeResume(cookies);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => applyWith(id, cookies, { key })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await counts()).toEqual({ attached: 2, files: 2 });
    expect(await applyWith(id, cookies)).toMatchObject({ status: 409, body: { code: 'already_applied' } });
    expect(await counts()).toEqual({ attached: 2, files: 2 });
  });
});

describe('POST /api/jobs/{id}/resume that saves the resume', () => {
  const save = { saveResume: 'true', resumeName: 'Geral' };

  it('stores separate files for application and account, under the given name', async () => {
    const { cookies } = await signIn();
    const { status, body } = await tests.apply(job.id, { cookies, fields: save, pdf: content, fileName: 'Inês.pdf' });
    expect(status).toBe(200);
    const [resume] = await resumes(cookies);
    expect(resume).toMatchObject({ name: 'Geral', filename: 'Inês.pdf', pages: 2, isDefault: true });
    await forget(resume?.id ?? '', cookies);
    expect((await sent(body.id)).equals(content)).toBe(true);
    expect(await counts()).toEqual({ attached: 1, files: 2 });
  });

  it('uses the file name by default and stores nothing in the account unless requested', async () => {
    const { cookies } = await signIn();
    await tests.apply(job.id, { cookies, fields: { saveResume: 'true' }, fileName: 'Inês.pdf' });
    await tests.apply((await saveJob(tests.database)).id, { cookies, fields: { saveResume: 'false' } });
    expect((await resumes(cookies)).map(({ name }) => name)).toEqual(['Inês']);
  });

  it('stores up to five resumes and rejects a sixth', async () => {
    const { cookies } = await signIn();
    for (let number = 1; number <= 3; number++) await storeResume(cookies);
    for (let number = 4; number <= 6; number++) {
      const { status, body } = await tests.apply((await saveJob(tests.database)).id, { cookies, fields: save });
      expect([status, body.code]).toEqual(number <= 5 ? [200, undefined] : [409, 'resume_limit']);
    }
    expect(await resumes(cookies)).toHaveLength(5);
    expect([await tests.count('applications'), await counts()]).toEqual([2, { attached: 7, files: 7 }]);
  });

  it('gives the last slot to one of several concurrent requests; the others store nothing', async () => {
    const { cookies } = await signIn();
    for (let number = 1; number <= 3; number++) await storeResume(cookies);
    await tests.apply(job.id, { cookies, fields: save });
    const jobs = await Promise.all([1, 2, 3].map(() => saveJob(tests.database)));
    const answers = await Promise.all(jobs.map(({ id }) => tests.apply(id, { cookies, fields: save })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect([await tests.count('applications'), await counts()]).toEqual([2, { attached: 7, files: 7 }]);
  });

  it('requires a session', async () => {
    const { status, body } = await tests.apply(job.id, { fields: save });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(await counts()).toEqual({ attached: 0, files: 0 });
  });

  it('stores the resume once per key, also if five are stored', async () => {
    const { cookies } = await signIn();
    for (let number = 1; number <= 3; number++) await storeResume(cookies);
    await tests.apply((await saveJob(tests.database)).id, { cookies, fields: save });
    const [key, pdf] = [randomUUID(), await buildPdf({ text: 'Inês' })];
    const first = await tests.apply(job.id, { cookies, fields: save, key, pdf });
    expect(await tests.apply(job.id, { cookies, fields: save, key, pdf })).toEqual(first);
    expect([first.status, (await resumes(cookies)).length]).toEqual([200, 5]);
  });

  it('reports a name that is too long', async () => {
    const { cookies } = await signIn();
    const fields = { ...save, resumeName: 'a'.repeat(101) };
    expect((await tests.apply(job.id, { cookies, fields })).body.code).toBe('validation_failed');
  });

  it.each(['mails', 'user_resumes'])('rolls back everything if its transaction fails at %s', async (table) => {
    const { cookies } = await signIn();
    await tests.database.query(
      `create function fail() returns trigger language plpgsql as 'begin raise ''unavailable''; end'`,
    );
    await tests.database.query(`create trigger failing before insert on ${table} execute function fail()`);
    try {
      expect((await tests.apply(job.id, { cookies, fields: save })).status).toBe(500);
    } finally {
      await tests.database.query('drop function fail cascade');
    }
    expect([await tests.count('applications'), await counts()]).toEqual([0, { attached: 0, files: 0 }]);
    expect(await resumes(cookies)).toEqual([]);
  });

  it('stores no resume of a duplicate application', async () => {
    const { cookies } = await signIn();
    await tests.apply(job.id, { cookies });
    expect((await tests.apply(job.id, { cookies, fields: save })).body.code).toBe('already_applied');
    expect([await resumes(cookies), await counts()]).toEqual([[], { attached: 1, files: 1 }]);
  });
});

it('returns 500 and stores no file if the application cannot be stored', async () => {
  const { cookies } = await signIn();
  const { id } = await storeResume(cookies);
  const repository = tests.api.app.get(ApplicationsRepository, { strict: false });
  jest.spyOn(repository, 'insert').mockRejectedValueOnce(new Error('unavailable'));
  expect((await applyWith(id, cookies)).status).toBe(500);
  expect(await counts()).toEqual({ attached: 1, files: 1 });
});
