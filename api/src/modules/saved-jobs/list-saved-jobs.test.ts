import { saveJob, saveSignedIn } from '../../../test/factories/index.ts';
import { OwnDataSources } from '../users/index.ts';
import { SavedJobsApi } from './testing/saved-jobs-api.ts';

let tests: SavedJobsApi;
beforeAll(async () => {
  tests = await SavedJobsApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/account/saved-jobs', () => {
  it('requires authentication', async () => {
    const answer = await tests.list();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns the user’s saved jobs, newest first', async () => {
    const jobs = [await saveJob(tests.database), await saveJob(tests.database), await saveJob(tests.database)];
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    for (const { id } of jobs) await tests.saved(id, me);
    const answer = await tests.list(me);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(await tests.savedJobIds(me)).toEqual(jobs.map(({ id }) => id).toReversed());
    expect(await tests.savedJobIds(other)).toEqual([]);
  });

  it('lists a closed job and its status', async () => {
    const { id } = await saveJob(tests.database);
    const me = await tests.signIn();
    await tests.saved(id, me);
    await tests.database.query(`update jobs set source_status = 'closed', closed_at = now() where id = $1`, [id]);
    expect((await tests.list(me)).json()).toMatchObject([{ jobId: id, job: { isClosed: true } }]);
  });

  it('is exported', async () => {
    const { user, cookies } = await saveSignedIn(tests.database);
    const { id } = await saveJob(tests.database);
    const entry = (await tests.writeNote((await tests.saved(id, cookies)).id, { note: 'Ligar à Ana' }, cookies)).json();
    expect(entry.note).toBe('Ligar à Ana');
    const sources = new Map(tests.api.app.get(OwnDataSources).all());
    expect(await sources.get('saved-jobs')?.(user.id)).toEqual({ records: [entry], files: [] });
  });

  it('is deleted with the account', async () => {
    const { user, cookies } = await saveSignedIn(tests.database);
    const { id } = await saveJob(tests.database);
    await tests.saved(id, cookies);
    await tests.database.query('delete from users where id = $1', [user.id]);
    expect(await tests.database.query('select id from saved_jobs where user_id = $1', [user.id])).toEqual([]);
  });
});
