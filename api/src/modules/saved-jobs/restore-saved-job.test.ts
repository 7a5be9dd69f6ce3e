import { randomUUID } from 'node:crypto';
import type { SavedJob } from 'shared-contracts';
import { saveJob } from '../../../test/factories/index.ts';
import { SavedJobsApi } from './testing/saved-jobs-api.ts';

let tests: SavedJobsApi;
let me: Record<string, string>;
beforeAll(async () => {
  tests = await SavedJobsApi.start();
});
beforeEach(async () => {
  me = await tests.signIn();
});
afterAll(() => tests.api.close());

const bodyOf = ({ jobId, savedAt, note }: SavedJob) => ({ jobId, savedAt, note });

/** Saves a job with a note. */
async function noted(note = 'Ligar à Ana') {
  const { id } = await tests.saved((await saveJob(tests.database)).id, me);
  return (await tests.writeNote(id, { note }, me)).json<SavedJob>();
}

describe('PUT /api/account/saved-jobs/{id}', () => {
  it('requires authentication', async () => {
    const entry = await noted();
    const answer = await tests.restore(entry.id, bodyOf(entry));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('restores a removed entry with its note and its place, also of a closed job and repeatedly', async () => {
    const entry = await noted();
    const newer = await tests.saved((await saveJob(tests.database)).id, me);
    await tests.remove(entry.id, me);
    await tests.database.query(`update jobs set source_status = 'closed', closed_at = now() where id = $1`, [
      entry.jobId,
    ]);
    for (const attempt of [1, 2]) {
      const answer = await tests.restore(entry.id, bodyOf(entry), me);
      expect([attempt, answer.statusCode, answer.headers['cache-control']]).toEqual([
        attempt,
        200,
        'private, no-store',
      ]);
      expect(answer.json()).toEqual({ ...entry, noteVersion: 1, job: { ...entry.job, isClosed: true } });
    }
    expect((await tests.list(me)).json()).toMatchObject([{ id: newer.id }, { id: entry.id, note: entry.note }]);
  });

  it.each([
    { written: null, expected: 'Ligar à Ana' },
    { written: 'Nova', expected: 'Nova' },
  ])('loses no note if the job was saved again with the note $written', async ({ written, expected }) => {
    const entry = await noted();
    await tests.remove(entry.id, me);
    const again = await tests.saved(entry.jobId, me);
    if (written !== null) await tests.writeNote(again.id, { note: written }, me);
    const restored = (await tests.restore(entry.id, bodyOf(entry), me)).json<SavedJob>();
    expect(restored).toMatchObject({ id: again.id, note: expected, noteVersion: 2, savedAt: entry.savedAt });
    expect((await tests.list(me)).json()).toEqual([restored]);
  });

  it('does not accept a time in the future', async () => {
    const entry = await noted();
    await tests.remove(entry.id, me);
    const answer = await tests.restore(entry.id, { ...bodyOf(entry), savedAt: '2099-01-01T00:00:00.000Z' }, me);
    expect(Date.parse(answer.json<SavedJob>().savedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('does not touch another user’s entry', async () => {
    const entry = await noted();
    const other = await tests.signIn();
    const answer = await tests.restore(entry.id, bodyOf(entry), other);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'saved_job_not_found']);
    expect((await tests.list(me)).json()).toEqual([entry]);
    expect((await tests.list(other)).json()).toEqual([]);
  });

  it('refuses unknown jobs, ids and times', async () => {
    const entry = await noted();
    await tests.remove(entry.id, me);
    const cases = [
      ['x', bodyOf(entry), 404, 'saved_job_not_found'],
      [randomUUID(), { ...bodyOf(entry), jobId: 2_147_483_647 }, 404, 'job_not_found'],
      [entry.id, { ...bodyOf(entry), savedAt: 'ontem' }, 400, 'validation_failed'],
      [entry.id, { ...bodyOf(entry), note: 'x'.repeat(1001) }, 400, 'validation_failed'],
    ] as const;
    for (const [id, body, status, code] of cases) {
      const answer = await tests.restore(id, body, me);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
    expect((await tests.list(me)).json()).toEqual([]);
  });
});
