import { ResumesApi } from './testing/resumes-api.ts';

let tests: ResumesApi;
beforeAll(async () => {
  tests = await ResumesApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/account/resumes', () => {
  it('requires authentication', async () => {
    expect((await tests.list()).statusCode).toBe(401);
  });

  it('returns the user’s resumes, the default first and then newest first, without caching', async () => {
    const { cookies } = await tests.signInWith(3);
    expect(await tests.shown(cookies)).toEqual(['cv1.pdf*', 'cv3.pdf', 'cv2.pdf']);
    expect((await tests.list(cookies)).headers['cache-control']).toBe('private, no-store');
    const [{ id: userId }] = await tests.database.query('select id from users order by id desc limit 1');
    expect((await tests.list(cookies)).json()).toMatchObject([{ userId }, { userId }, { userId }]);
    expect((await tests.list((await tests.signIn()).cookies)).json()).toEqual([]);
  });
});
