import type { InterviewOverlap, ManagedInterview } from 'shared-contracts';
import { insertRow } from '../../../../test/factories/insert-row.ts';
import type { NewInterview } from '../interviews.repository.ts';
import { inHours, InterviewsApi } from '../testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

const start = inHours(24);
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const known = ({ id, jobId, scheduledAt, endTime }: ManagedInterview): InterviewOverlap => ({
  interviewId: id,
  jobId,
  scheduledAt,
  endTime,
});

/** Overlaps that are reported for an interview of an hour at `start` if the candidate has another interview. */
async function overlapsWith(other: Partial<NewInterview>): Promise<InterviewOverlap[]> {
  const { user } = await tests.signIn();
  await tests.save(user.id, other);
  return (await tests.planned(user.id, { scheduledAt: start, endTime: after(60) })).overlaps;
}

describe('overlaps of a planned interview', () => {
  it.each<[string, Partial<NewInterview>]>([
    ['an interview at the same time', { scheduledAt: start, endTime: after(60) }],
    ['a rescheduled interview', { scheduledAt: start, endTime: after(60), status: 'rescheduled' }],
    ['an interview that starts before its end', { scheduledAt: after(59), endTime: after(90) }],
    ['an interview that ends after its start', { scheduledAt: after(-30), endTime: after(1) }],
    ['an interview within its time', { scheduledAt: after(10), endTime: after(20) }],
    ['an interview around its time', { scheduledAt: after(-10), endTime: after(90) }],
    ['an interview without an end, 59 minutes earlier', { scheduledAt: after(-59), endTime: null }],
  ])('include %s', async (_, other) => {
    expect(await overlapsWith(other)).toMatchObject([{ scheduledAt: other.scheduledAt?.toISOString() }]);
  });

  it.each<[string, Partial<NewInterview>]>([
    ['the next interview', { scheduledAt: after(60), endTime: after(90) }],
    ['the previous interview', { scheduledAt: after(-30), endTime: start }],
    ['an interview without an end, an hour earlier', { scheduledAt: after(-60), endTime: null }],
    ['a canceled interview', { scheduledAt: start, endTime: after(60), status: 'canceled' }],
    ['a completed interview', { scheduledAt: start, endTime: after(60), status: 'completed' }],
  ])('exclude %s', async (_, other) => {
    expect(await overlapsWith(other)).toEqual([]);
  });

  it('include interviews of the same candidate and job, earliest first', async () => {
    const [{ user }, other] = [await tests.signIn(), await tests.signIn()];
    const second = await tests.planned(user.id, { scheduledAt: after(30), endTime: after(90) });
    const first = await tests.planned(user.id, { jobId: second.jobId, scheduledAt: after(-30), endTime: after(10) });
    await tests.planned(other.user.id, { scheduledAt: start, endTime: after(60) });
    const planned = await tests.planned(user.id, { jobId: second.jobId, scheduledAt: start, endTime: after(60) });
    expect(planned.overlaps).toEqual([known(first), known(second)]);
    expect((await tests.get(second.id, await tests.admin())).json()).toMatchObject({ overlaps: [known(planned)] });
  });
});

it('overlaps are returned for a rescheduled interview, and not for a canceled one', async () => {
  const { user } = await tests.signIn();
  const other = await tests.planned(user.id, { scheduledAt: start, endTime: after(60) });
  const { id, overlaps } = await tests.planned(user.id, { scheduledAt: after(120), endTime: after(150) });
  expect(overlaps).toEqual([]);
  const moved = await tests.alter(id, { scheduledAt: after(30).toISOString(), endTime: null });
  expect([moved.statusCode, moved.json<ManagedInterview>().overlaps]).toEqual([200, [known(other)]]);
  expect((await tests.alter(id, { status: 'canceled' })).json()).toMatchObject({ overlaps: [] });
});

it('overlaps contain only the times of interviews for jobs to which the user is not assigned', async () => {
  const { user } = await tests.signIn();
  const hidden = await tests.planned(user.id, { scheduledAt: after(-30), endTime: after(30) });
  const readable = await tests.planned(user.id, { scheduledAt: after(10), endTime: null });
  const { id, jobId } = await tests.planned(user.id, { scheduledAt: start, endTime: after(60) });
  const times = { scheduledAt: hidden.scheduledAt, endTime: hidden.endTime };
  // An admin without the second factor has the rights of an assigned user.
  for (const assignee of [await tests.signIn(), await tests.signIn({ role: 'admin' })]) {
    for (const job_id of [jobId, readable.jobId]) {
      await insertRow(tests.database, 'job_assignments', { job_id, user_id: assignee.user.id });
    }
    const answer = await tests.get(id, assignee.cookies);
    expect([answer.statusCode, answer.json<ManagedInterview>().overlaps]).toEqual([
      200,
      [{ interviewId: null, jobId: null, ...times }, known(readable)],
    ]);
    const listed = (await tests.ofJob(jobId, assignee.cookies)).json<ManagedInterview[]>();
    expect(listed.map(({ overlaps }) => overlaps)).toEqual([answer.json<ManagedInterview>().overlaps]);
  }
});
