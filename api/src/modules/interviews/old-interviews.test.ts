import { saveJob } from '../../../test/factories/index.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { InterviewsApi } from './testing/interviews-api.ts';

const endedAt = new Date('2026-01-31T12:00:00Z');
const due = new Date('2027-01-31T12:00:00Z');
const before = new Date(due.getTime() - 1000);

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

const run = (now: Date) => tests.api.app.get(InterviewsRepository).deleteOld(now);

async function saveInterview(scheduledAt: Date, job: string) {
  const { user } = await tests.signIn();
  const { id: jobId } = await saveJob(tests.database);
  await tests.database.query(`update jobs set ${job} where id = $1`, [jobId]);
  return tests.save(user.id, { jobId, scheduledAt, endTime: null, status: 'completed', updatedAt: scheduledAt });
}
const exists = async (id: string) =>
  (await tests.database.query<unknown[]>('select 1 from interviews where id = $1', [id])).length === 1;

const ended = `source_status = 'closed', closed_at = '${endedAt.toISOString()}'`;
const earlier = new Date('2026-01-10T10:00:00Z');

it('deletes an interview exactly a year after its job ended', async () => {
  const [old, ofOpenJob] = [await saveInterview(earlier, ended), await saveInterview(earlier, 'closed_at = null')];
  expect(await run(before)).toBe(0);
  expect(await run(due)).toBe(1);
  expect([await exists(old.id), await exists(ofOpenJob.id)]).toEqual([false, true]);
});

it('deletes an interview that took place after its job ended a year after the interview', async () => {
  await saveInterview(new Date('2026-03-01T10:00:00Z'), ended);
  expect([await run(due), await run(new Date('2027-03-01T10:00:01Z'))]).toEqual([0, 1]);
});
