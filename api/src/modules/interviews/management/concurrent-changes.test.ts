import type { ManagedInterview } from 'shared-contracts';
import { saveJob } from '../../../../test/factories/index.ts';
import { insertRow } from '../../../../test/factories/insert-row.ts';
import { inHours, InterviewsApi } from '../testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

const at = (hours: number) => inHours(hours).toISOString();
const read = async (id: string, admin: Record<string, string>) => (await tests.get(id, admin)).json<ManagedInterview>();

describe('concurrent changes of an interview', () => {
  it('the second write of the same version is rejected with the current interview and sends no mail', async () => {
    const [{ user }, admin] = [await tests.signIn(), await tests.admin()];
    const { id, version } = await tests.save(user.id);
    const first = await tests.put(id, { scheduledAt: at(48), version }, admin);
    expect(first.json()).toMatchObject({ version: version + 1 });
    const mails = await tests.mails(id);
    const changed = [409, { code: 'interview_changed', current: await read(id, admin) }];
    const second = await tests.put(id, { scheduledAt: at(72), version }, admin);
    expect([second.statusCode, second.json()]).toMatchObject(changed);
    const removal = await tests.api.inject({
      method: 'DELETE',
      url: `/api/interviews/${id}?version=${version}`,
      cookies: admin,
    });
    expect([removal.statusCode, removal.json()]).toMatchObject(changed);
    expect([await read(id, admin), await tests.mails(id)]).toEqual([first.json(), mails]);
  });

  it('one of two simultaneous writes is rejected', async () => {
    const [{ user }, admin] = [await tests.signIn(), await tests.admin()];
    const { id, version } = await tests.save(user.id);
    const answers = await Promise.all(
      [48, 72].map((hours) => tests.put(id, { scheduledAt: at(hours), version }, admin)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it('a change with an equal `updated_at` increments the version, and a reminder does not', async () => {
    const [{ user }, admin] = [await tests.signIn(), await tests.admin()];
    const { id, version } = await tests.save(user.id);
    await tests.database.query('update interviews set outcome_asked_at = now() where id = $1', [id]);
    expect((await read(id, admin)).version).toBe(version);
    await tests.database.query(`update interviews set location = 'Sala 9' where id = $1`, [id]);
    const refused = await tests.put(id, { scheduledAt: at(48), version }, admin);
    expect([refused.statusCode, refused.json().current]).toMatchObject([
      409,
      { location: 'Sala 9', version: version + 1 },
    ]);
  });

  it('a cancellation by the candidate increments the version', async () => {
    const [{ user, cookies }, admin] = [await tests.signIn(), await tests.admin()];
    const { id, version } = await tests.save(user.id);
    await tests.cancel(id, cookies);
    const refused = await tests.put(id, { scheduledAt: at(48), version }, admin);
    expect([refused.statusCode, refused.json().current.status]).toEqual([409, 'canceled']);
  });
});

describe('interviews of a candidate at the same time', () => {
  it('are returned completely to admins, and as times only to an assigned user', async () => {
    const [{ user }, admin, assigned] = [await tests.signIn(), await tests.admin(), await tests.signIn()];
    const other = await tests.save(user.id, { scheduledAt: inHours(24), endTime: inHours(25) });
    await tests.save(user.id, { scheduledAt: inHours(25), endTime: inHours(26) });
    await tests.save(user.id, { scheduledAt: inHours(24.2), status: 'canceled' });
    await tests.save((await tests.signIn()).user.id, { scheduledAt: inHours(24), endTime: inHours(25) });
    const { id: jobId } = await saveJob(tests.database);
    await insertRow(tests.database, 'job_assignments', { job_id: jobId, user_id: assigned.user.id });
    const planned = await tests.planned(user.id, { jobId, scheduledAt: inHours(24.5), endTime: inHours(24.75) });
    const times = { scheduledAt: other.scheduledAt.toISOString(), endTime: other.endTime?.toISOString() };
    expect(planned.overlaps).toEqual([{ interviewId: other.id, jobId: other.jobId, ...times }]);
    expect((await read(planned.id, assigned.cookies)).overlaps).toEqual([{ interviewId: null, jobId: null, ...times }]);
    expect((await tests.ofJob(jobId, admin)).json<ManagedInterview[]>()[0]?.overlaps).toEqual(planned.overlaps);
    const moved = await tests.alter(planned.id, { scheduledAt: at(30), endTime: null });
    expect(moved.json<ManagedInterview>().overlaps).toEqual([]);
  });

  it('are assumed to last an hour if they have no end', async () => {
    const { user } = await tests.signIn();
    const other = await tests.save(user.id, { scheduledAt: inHours(24), endTime: null });
    const within = await tests.planned(user.id, { scheduledAt: inHours(24.9), endTime: null });
    expect(within.overlaps).toMatchObject([{ interviewId: other.id, endTime: null }]);
    const after = await tests.planned(user.id, { scheduledAt: inHours(26), endTime: null });
    expect(after.overlaps).toEqual([]);
  });
});

describe('times of an interview', () => {
  const beyondLimit = inHours(24 * 732).toISOString();
  it.each([
    ['more than two years ahead', { scheduledAt: beyondLimit }, { scheduledAt: 'validation.interviewTooFar' }],
    ['in the year 9999', { scheduledAt: '9999-12-31T10:00:00Z' }, { scheduledAt: 'validation.moment' }],
    ['in the year 99999', { scheduledAt: '+099999-01-01T10:00:00Z' }, { scheduledAt: 'validation.moment' }],
    ['in the year 1', { scheduledAt: '0001-01-01T10:00:00Z' }, { scheduledAt: 'validation.moment' }],
    ['longer than a day', { scheduledAt: at(24), endTime: at(48.1) }, { endTime: 'validation.endTooLate' }],
  ])('are rejected %s', async (_, times, fields) => {
    const [{ user }, admin] = [await tests.signIn(), await tests.admin()];
    const planned = await tests.plan({ ...(await tests.details(user.id, { endTime: null })), ...times }, admin);
    expect([planned.statusCode, planned.json().fields]).toEqual([400, fields]);
    const { id } = await tests.save(user.id);
    const moved = await tests.put(id, times, admin);
    expect([moved.statusCode, moved.json().fields]).toEqual([400, fields]);
  });
});
