import { FilesService } from '../files/index.ts';
import { AccountEvents, OwnDataSources, UsersRepository } from '../users/index.ts';
import { StoredResumesRepository } from './stored-resumes.repository.ts';
import { ResumesApi, unknownResumes } from './testing/resumes-api.ts';

let tests: ResumesApi;
beforeAll(async () => {
  tests = await ResumesApi.start();
});
beforeEach(() => tests.clear());
afterAll(() => tests.api.close());

describe('DELETE /api/account/resumes/{id}', () => {
  it('requires authentication', async () => {
    const { resumes } = await tests.signInWith(1);
    expect((await tests.delete(resumes[0]?.id ?? '')).statusCode).toBe(401);
  });

  it('detaches the file and makes the newest the default after the default was deleted', async () => {
    const { cookies, resumes } = await tests.signInWith(3);
    const answer = await tests.delete(resumes[0]?.id ?? '', cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual((await tests.list(cookies)).json());
    expect(await tests.shown(cookies)).toEqual(['cv3.pdf*', 'cv2.pdf']);
    expect(await tests.counts()).toEqual({ resumes: 2, files: 3, attached: 2 });
    await tests.delete(resumes[1]?.id ?? '', cookies);
    expect(await tests.shown(cookies)).toEqual(['cv3.pdf*']);
    expect((await tests.delete(resumes[2]?.id ?? '', cookies)).json()).toEqual([]);
  });

  it('records the erasure for the journal', async () => {
    const { cookies, resumes } = await tests.signInWith(2);
    const [removed, kept] = [resumes[0]?.id ?? '', resumes[1]?.id ?? ''];
    await tests.delete(removed, cookies);
    expect(await tests.erasuresOf(removed)).toEqual([{ kind: 'resume' }]);
    expect(await tests.erasuresOf(kept)).toEqual([]);
  });

  it('records no erasure if its transaction is rolled back', async () => {
    const { cookies, resumes } = await tests.signInWith(2);
    const id = resumes[1]?.id ?? '';
    const stored = tests.api.app.get(StoredResumesRepository, { strict: false });
    jest.spyOn(stored, 'list').mockRejectedValueOnce(new Error('unavailable'));
    expect((await tests.delete(id, cookies)).statusCode).toBe(500);
    expect(await tests.shown(cookies)).toEqual(['cv1.pdf*', 'cv2.pdf']);
    expect(await tests.erasuresOf(id)).toEqual([]);
  });

  it('frees a slot', async () => {
    const { cookies, resumes } = await tests.signInWith(3);
    await tests.delete(resumes[1]?.id ?? '', cookies);
    expect((await tests.add(cookies)).statusCode).toBe(200);
  });

  it('succeeds for one of several concurrent requests', async () => {
    const { cookies, resumes } = await tests.signInWith(2);
    const answers = await Promise.all([1, 2, 3].map(() => tests.delete(resumes[0]?.id ?? '', cookies)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await tests.shown(cookies)).toEqual(['cv2.pdf*']);
  });

  it('does not delete another user’s resume', async () => {
    const [mine, other] = [await tests.signInWith(1), await tests.signInWith(1)];
    const answer = await tests.delete(other.resumes[0]?.id ?? '', mine.cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'resume_not_found']);
    expect(await tests.shown(other.cookies)).toEqual(['cv1.pdf*']);
  });

  it.each(unknownResumes)('returns 404 for the id %j', async (id) => {
    const { statusCode } = await tests.delete(id, (await tests.signIn()).cookies);
    expect([400, 404, 414]).toContain(statusCode);
  });

  it('changes nothing if its transaction fails', async () => {
    const { cookies, resumes } = await tests.signInWith(2);
    const files = tests.api.app.get(FilesService, { strict: false });
    jest.spyOn(files, 'detach').mockRejectedValueOnce(new Error('unavailable'));
    expect((await tests.delete(resumes[0]?.id ?? '', cookies)).statusCode).toBe(500);
    expect(await tests.shown(cookies)).toEqual(['cv1.pdf*', 'cv2.pdf']);
    expect(await tests.counts()).toEqual({ resumes: 2, files: 2, attached: 2 });
  });
});

it('an erased account detaches its files and is recorded once', async () => {
  const [{ user, resumes }, other] = [await tests.signInWith(2), await tests.signInWith(1)];
  const users = tests.api.app.get(UsersRepository, { strict: false });
  await users.inTransaction(async (manager) => {
    const locked = await users.lock(user.id, manager);
    if (locked !== null) await tests.api.app.get(AccountEvents, { strict: false }).accountErased(locked, manager);
    await manager.query('delete from users where id = $1', [user.id]);
  });
  expect(await tests.counts()).toEqual({ resumes: 1, files: 3, attached: 1 });
  expect(await tests.shown(other.cookies)).toEqual(['cv1.pdf*']);
  expect(await tests.erasuresOf(user.id)).toEqual([{ kind: 'account' }]);
  for (const { id } of resumes) expect(await tests.erasuresOf(id)).toEqual([]);
});

it('an export contains the user’s resumes with their files', async () => {
  const [{ user, resumes }] = [await tests.signInWith(2), await tests.signInWith(1)];
  const sources = new Map(tests.api.app.get(OwnDataSources, { strict: false }).all());
  const own = await sources.get('resumes')?.(user.id);
  expect(own?.records).toEqual([resumes[0], resumes[1]]);
  expect(own?.files.map(({ name }) => name)).toEqual(['cv1.pdf', 'cv2.pdf']);
  const stream = await own?.files[0]?.open();
  const [first] = (await stream?.toArray()) ?? [];
  expect(String(first).slice(0, 5)).toBe('%PDF-');
});
