import { randomUUID } from 'node:crypto';
import { saveJob } from '../../../test/factories/index.ts';
import { SavedJobsApi } from './testing/saved-jobs-api.ts';

let tests: SavedJobsApi;
beforeAll(async () => {
  tests = await SavedJobsApi.start();
});
afterAll(() => tests.api.close());

describe('DELETE /api/account/saved-jobs/{id}', () => {
  it('requires authentication', async () => {
    const answer = await tests.remove(randomUUID());
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('removes the entry and returns the remaining ones', async () => {
    const me = await tests.signIn();
    const kept = await tests.saved((await saveJob(tests.database)).id, me);
    const removed = await tests.saved((await saveJob(tests.database)).id, me);
    const answer = await tests.remove(removed.id, me);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual([kept]);
    expect((await tests.remove(removed.id, me)).json().code).toBe('saved_job_not_found');
  });

  it('does not remove another user’s entry', async () => {
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    const otherJob = await tests.saved((await saveJob(tests.database)).id, other);
    const answer = await tests.remove(otherJob.id, me);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'saved_job_not_found']);
    expect((await tests.list(other)).json()).toEqual([otherJob]);
  });

  it.each(['1', 'abc', randomUUID(), `${randomUUID()}0`, '99999999999999999999'])(
    'returns 404 for the id %j',
    async (id) => {
      const answer = await tests.remove(id, await tests.signIn());
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'saved_job_not_found']);
    },
  );

  it('removes the entry once, and the job can be saved again', async () => {
    const me = await tests.signIn();
    const { id: jobId } = await saveJob(tests.database);
    const { id } = await tests.saved(jobId, me);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tests.remove(id, me)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await tests.save({ jobId }, me)).statusCode).toBe(200);
  });
});
