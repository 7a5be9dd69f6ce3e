import { StoredResumesRepository } from './stored-resumes.repository.ts';
import { ResumesApi, unknownResumes } from './testing/resumes-api.ts';

let tests: ResumesApi;
beforeAll(async () => {
  tests = await ResumesApi.start();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => tests.api.close());

describe('PATCH /api/account/resumes/{id}/set-default', () => {
  it('requires authentication', async () => {
    const { resumes } = await tests.signInWith(1);
    expect((await tests.setDefault(resumes[0]?.id ?? '')).statusCode).toBe(401);
  });

  it('sets the default idempotently and returns all resumes', async () => {
    const { cookies, resumes } = await tests.signInWith(3);
    for (let time = 0; time < 2; time++) {
      const answer = await tests.setDefault(resumes[1]?.id ?? '', cookies);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json()).toEqual((await tests.list(cookies)).json());
      expect(await tests.shown(cookies)).toEqual(['cv2.pdf*', 'cv3.pdf', 'cv1.pdf']);
    }
  });

  it('leaves one default under concurrent requests', async () => {
    const { cookies, resumes } = await tests.signInWith(3);
    const calls = [...resumes, ...resumes, ...resumes].map(({ id }) => tests.setDefault(id, cookies));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await tests.shown(cookies)).filter((one) => one.endsWith('*'))).toHaveLength(1);
  });

  it('leaves one default if another is deleted concurrently', async () => {
    const { cookies, resumes } = await tests.signInWith(3);
    const [first, second, third] = resumes.map(({ id }) => id);
    await Promise.all([
      tests.setDefault(second ?? '', cookies),
      tests.delete(second ?? '', cookies),
      tests.delete(first ?? '', cookies),
      tests.setDefault(third ?? '', cookies),
    ]);
    expect(await tests.shown(cookies)).toEqual(['cv3.pdf*']);
  });

  it('does not change another user’s resumes', async () => {
    const [mine, other] = [await tests.signInWith(1), await tests.signInWith(2)];
    const answer = await tests.setDefault(other.resumes[1]?.id ?? '', mine.cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'resume_not_found']);
    expect(await tests.shown(other.cookies)).toEqual(['cv1.pdf*', 'cv2.pdf']);
  });

  it.each(unknownResumes)('returns 404 for the id %j', async (id) => {
    const { statusCode } = await tests.setDefault(id, (await tests.signIn()).cookies);
    expect([400, 404, 414]).toContain(statusCode);
  });

  it('changes nothing if its transaction fails', async () => {
    const { cookies, resumes } = await tests.signInWith(2);
    const repository = tests.api.app.get(StoredResumesRepository, { strict: false });
    const list = repository.list.bind(repository);
    jest.spyOn(repository, 'list').mockImplementation((userId, manager) => {
      return manager === undefined ? list(userId) : Promise.reject(new Error('unavailable'));
    });
    expect((await tests.setDefault(resumes[1]?.id ?? '', cookies)).statusCode).toBe(500);
    expect(await tests.shown(cookies)).toEqual(['cv1.pdf*', 'cv2.pdf']);
  });
});

describe('the database', () => {
  const refused = (sql: string, values: unknown[]) => tests.database.query(sql, values);

  it('rejects a second default', async () => {
    const { user } = await tests.signInWith(2);
    await expect(refused('update user_resumes set is_default = true where user_id = $1', [user.id])).rejects.toThrow(
      'user_resumes_default',
    );
  });

  it.each(['update user_resumes set is_default = false', 'delete from user_resumes'])(
    'requires a default if there is any resume: %s',
    async (sql) => {
      const { user } = await tests.signInWith(2);
      await expect(refused(`${sql} where user_id = $1 and is_default`, [user.id])).rejects.toThrow('no default');
    },
  );

  it.each([6, 0])('rejects the slot %d', async (slot) => {
    const { user } = await tests.signInWith(1);
    await expect(refused('update user_resumes set slot = $2 where user_id = $1', [user.id, slot])).rejects.toThrow(
      'slot',
    );
  });

  it('deletes all resumes with the account', async () => {
    const { user } = await tests.signInWith(2);
    await tests.database.query('delete from users where id = $1', [user.id]);
    expect(await tests.database.query('select from user_resumes where user_id = $1', [user.id])).toEqual([]);
  });
});
