import { buildPdf } from '../../../test/factories/index.ts';
import { ResumesApi, unknownResumes } from './testing/resumes-api.ts';

let tests: ResumesApi;
beforeAll(async () => {
  tests = await ResumesApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/account/resumes/{id}/file', () => {
  it('requires authentication', async () => {
    const { resumes } = await tests.signInWith(1);
    expect((await tests.file(resumes[0]?.id ?? '')).statusCode).toBe(401);
  });

  it('returns the file as an attachment that is not cached', async () => {
    const { cookies } = await tests.signIn();
    const content = await buildPdf({ pages: 3 });
    const resume = (await tests.add(cookies, { filename: `Inês d'Ávila (2).pdf`, content })).json();
    const answer = await tests.api.inject({ url: resume.fileUrl, cookies });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename*=UTF-8''In%C3%AAs%20d%27%C3%81vila%20%282%29.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is returned to its owner only, not to admins', async () => {
    const { resumes } = await tests.signInWith(1);
    const { user, cookies } = await tests.signIn();
    await tests.database.query(`update users set role = 'admin', second_factor_since = now() where id = $1`, [user.id]);
    const answer = await tests.file(resumes[0]?.id ?? '', cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'resume_not_found']);
  });

  it.each(unknownResumes)('returns 404 for the id %j', async (id) => {
    const { statusCode } = await tests.file(id, (await tests.signIn()).cookies);
    expect([400, 404, 414]).toContain(statusCode);
  });
});
