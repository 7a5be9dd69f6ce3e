import type { ManagedInterview } from 'shared-contracts';
import { createTestWorker, withTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { saveUser } from '../../../test/factories/index.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { OutcomeReminders } from './outcome-reminders.task.ts';
import { inHours, InterviewsApi } from './testing/interviews-api.ts';

let tests: InterviewsApi;
let worker: TestWorker;
beforeAll(async () => {
  tests = await InterviewsApi.start();
  worker = await createTestWorker(tests.databaseUrl);
});
afterAll(async () => {
  await worker.close();
  await tests.api.close();
});

const remind = () => worker.module.get(OutcomeReminders, { strict: false }).run(new AbortController().signal);
const kinds = async (id: string) => (await tests.mails(id)).map(({ kind, recipient }) => [kind, recipient]);

/** Creates an interview for a job with an assigned user. */
async function interview(changes: Parameters<InterviewsApi['save']>[1]) {
  const { id, jobId, version } = await tests.save((await tests.signIn()).user.id, changes);
  const assignee = await saveUser(tests.database, { language: 'en' });
  await insertRow(tests.database, 'job_assignments', { job_id: jobId, user_id: assignee.id });
  return { id, version, assignee };
}

const passed = { scheduledAt: inHours(-26), endTime: inHours(-25) };

describe('a past interview', () => {
  it('is marked as missing an outcome until it has one', async () => {
    const admin = await tests.admin();
    const shown = async (id: string) => (await tests.get(id, admin)).json<ManagedInterview>().needsOutcome;
    const { id } = await interview(passed);
    const [started, upcoming] = [await interview({ scheduledAt: inHours(-0.5), endTime: null }), await interview({})];
    expect([await shown(id), await shown(started.id), await shown(upcoming.id)]).toEqual([true, false, false]);
    await tests.alter(id, { status: 'completed' });
    expect(await shown(id)).toBe(false);
  });

  it('triggers one reminder mail, a day later, to the assigned users only', async () => {
    const [{ id, assignee, version }, recent] = [
      await interview(passed),
      await interview({ scheduledAt: inHours(-3), endTime: inHours(-2) }),
    ];
    await remind();
    await remind();
    expect(await kinds(id)).toEqual([['interview-outcome-due', assignee.email]]);
    expect(await kinds(recent.id)).toEqual([]);
    expect(await tests.stored(id)).toMatchObject({ version, outcome_asked_at: expect.any(Date) });
    const reminder = { to: assignee.email, subject: expect.stringContaining('Interview without an outcome') };
    await withTestWorker(tests.databaseUrl, async ({ mail, work }) => {
      await work();
      await eventually(() => expect(mail.sent).toMatchObject([reminder]));
    });
  });

  it.each(['completed', 'canceled'] as const)('triggers no reminder when it is %s', async (status) => {
    const { id } = await interview({ ...passed, status });
    await remind();
    expect(await kinds(id)).toEqual([]);
  });

  it('triggers no reminder if its outcome is set before the mail is sent', async () => {
    const { id } = await interview(passed);
    await remind();
    await tests.alter(id, { status: 'completed' });
    const canceled = () =>
      tests.database.query(`select 1 from mails where data ->> 'interviewId' = $1 and cancelled_at is not null`, [id]);
    await withTestWorker(tests.databaseUrl, async ({ mail, work }) => {
      await work();
      await eventually(async () => expect(await canceled()).toHaveLength(1));
      expect(mail.sent).toEqual([]);
    });
  });

  it('triggers one more reminder after it was rescheduled', async () => {
    const { id, assignee } = await interview({ scheduledAt: inHours(-50), endTime: inHours(-49) });
    await tests.database.query('update interviews set outcome_asked_at = $2 where id = $1', [id, inHours(-60)]);
    await remind();
    await remind();
    expect(await kinds(id)).toEqual([['interview-outcome-due', assignee.email]]);
  });

  it('triggers a reminder even if the reminder for another interview fails', async () => {
    const [first, second] = [await interview(passed), await interview({ ...passed, endTime: inHours(-24.5) })];
    const interviews = worker.module.get(InterviewsRepository, { strict: false });
    const markAsked = interviews.markAsked.bind(interviews);
    const failing = jest.spyOn(interviews, 'markAsked').mockImplementation((id, ...rest) => {
      return id === first.id ? Promise.reject(new Error('deadlock detected')) : markAsked(id, ...rest);
    });
    await remind();
    expect([await kinds(first.id), await kinds(second.id)]).toEqual([
      [],
      [['interview-outcome-due', second.assignee.email]],
    ]);
    failing.mockRestore();
    await remind();
    expect(await kinds(first.id)).toHaveLength(1);
  });

  it('triggers one reminder under concurrent workers', async () => {
    const { id } = await interview(passed);
    await Promise.all([remind(), remind(), remind()]);
    expect(await kinds(id)).toHaveLength(1);
  });

  it('triggers no reminder without assigned users', async () => {
    const { id } = await tests.save((await tests.signIn()).user.id, passed);
    await remind();
    expect(await kinds(id)).toEqual([]);
  });

  it('is listed for the job, and among the candidate’s past interviews', async () => {
    const { user, cookies } = await tests.signIn();
    const { id, jobId } = await tests.save(user.id, passed);
    const upcoming = await tests.save(user.id, { jobId });
    const listed = (await tests.ofJob(jobId, await tests.admin())).json<ManagedInterview[]>();
    expect(listed.map((one) => [one.id, one.needsOutcome])).toEqual([
      [upcoming.id, false],
      [id, true],
    ]);
    expect(await tests.listedIds(cookies)).toEqual([upcoming.id, id]);
  });
});
