import { ResumesApi } from './test-stored-resumes.ts';

let tests: ResumesApi;
beforeAll(async () => {
  tests = await ResumesApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/account/resumes', () => {
  it('needs somebody who is signed in', async () => {
    expect((await tests.list()).statusCode).toBe(401);
  });

  it('answers one’s own, the default first and then the newest, and is kept by nobody', async () => {
    const { cookies } = await tests.signInWith(3);
    expect(await tests.shown(cookies)).toEqual(['cv1.pdf*', 'cv3.pdf', 'cv2.pdf']);
    expect((await tests.list(cookies)).headers['cache-control']).toBe('private, no-store');
    const [{ id: userId }] = await tests.database.query('select id from users order by id desc limit 1');
    expect((await tests.list(cookies)).json()).toMatchObject([{ userId }, { userId }, { userId }]);
    expect((await tests.list((await tests.signIn()).cookies)).json()).toEqual([]);
  });
});
