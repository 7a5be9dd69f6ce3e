import { limits, type StoredResume } from 'shared-contracts';
import { buildEncryptedPdf, buildPdf } from '../../../test/factories/index.ts';
import { StoredResumesRepository } from './stored-resumes.repository.ts';
import { ResumesApi } from './testing/resumes-api.ts';

let tests: ResumesApi;
beforeAll(async () => {
  tests = await ResumesApi.start();
});
beforeEach(() => tests.clear());
afterAll(() => tests.api.close());

describe('POST /api/account/resumes', () => {
  it('requires authentication', async () => {
    const answer = await tests.add();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
    expect(await tests.counts()).toEqual({ resumes: 0, files: 0, attached: 0 });
  });

  it('stores a PDF under its name, the first as the default', async () => {
    const { cookies } = await tests.signIn();
    const content = await buildPdf({ pages: 2 });
    const answer = await tests.add(cookies, { name: ' Currículo geral ', filename: 'Inês Sá.pdf', content });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const resume = answer.json<StoredResume>();
    expect(resume).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      userId: expect.any(Number),
      name: 'Currículo geral',
      filename: 'Inês Sá.pdf',
      fileUrl: `/api/account/resumes/${resume.id}/file`,
      fileSize: content.length,
      pages: 2,
      isDefault: true,
      uploadedAt: resume.createdAt,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await tests.add(cookies)).json()).toMatchObject({ isDefault: false });
    expect(await tests.counts()).toEqual({ resumes: 2, files: 2, attached: 2 });
  });

  it.each([
    ['Engenharia 2026.pdf', 'Engenharia 2026'],
    ['CV.PDF', 'CV'],
    [`${'a'.repeat(99)}🚀🚀.pdf`, `${'a'.repeat(99)}🚀`],
  ])('names %s %s by default', async (filename, name) => {
    const { cookies } = await tests.signIn();
    for (const given of [undefined, '  ']) {
      const answer = await tests.add(cookies, { filename, ...(given === undefined ? {} : { name: given }) });
      expect(answer.json()).toMatchObject({ name });
    }
  });

  it('stores three and rejects a fourth', async () => {
    const { cookies } = await tests.signInWith(limits.accountResumes);
    const answer = await tests.add(cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'resume_limit']);
    expect(await tests.counts()).toEqual({ resumes: 3, files: 3, attached: 3 });
    expect((await tests.add((await tests.signIn()).cookies)).statusCode).toBe(200);
  });

  it('stores the third resume of one of several concurrent requests', async () => {
    const { cookies } = await tests.signInWith(2);
    const answers = await Promise.all([1, 2, 3, 4].map(() => tests.add(cookies)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await tests.counts()).toEqual({ resumes: 3, files: 3, attached: 3 });
  });

  it('sets one default for two concurrent first uploads', async () => {
    const { cookies } = await tests.signIn();
    await Promise.all([1, 2].map(() => tests.add(cookies)));
    const resumes = (await tests.list(cookies)).json<StoredResume[]>();
    expect(resumes.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  const damaged = async () => (await buildPdf()).subarray(0, 300);
  const tooLarge = () => buildPdf({ padToBytes: limits.resumeBytes + 1 });

  it.each<[string, number, string, () => Promise<Parameters<ResumesApi['add']>[1]>]>([
    ['a file that is not a PDF', 400, 'resume_not_pdf', async () => ({ content: Buffer.from('Ana Silva') })],
    ['an empty file', 400, 'resume_empty', async () => ({ content: Buffer.alloc(0) })],
    ['an encrypted file', 400, 'resume_encrypted', async () => ({ content: buildEncryptedPdf() })],
    ['a damaged file', 400, 'resume_unreadable', async () => ({ content: await damaged() })],
    ['a file above 5 MB', 413, 'resume_too_large', async () => ({ content: await tooLarge() })],
    ['a name above 100 characters', 400, 'validation_failed', async () => ({ name: 'a'.repeat(101) })],
  ])('rejects %s', async (_what, status, code, upload) => {
    const answer = await tests.add((await tests.signIn()).cookies, await upload());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await tests.counts()).toEqual({ resumes: 0, files: 0, attached: 0 });
  });

  it('requires a file', async () => {
    const { cookies } = await tests.signIn();
    const answer = await tests.api.inject({
      method: 'POST',
      url: '/api/account/resumes',
      payload: { name: 'x' },
      cookies,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'resume_missing']);
  });

  it('rolls back everything if its transaction fails', async () => {
    const { cookies } = await tests.signIn();
    const repository = tests.api.app.get(StoredResumesRepository, { strict: false });
    jest.spyOn(repository, 'insert').mockRejectedValueOnce(new Error('unavailable'));
    expect((await tests.add(cookies)).statusCode).toBe(500);
    expect(await tests.counts()).toEqual({ resumes: 0, files: 0, attached: 0 });
  });
});
