import type { CampaignSchedule } from 'shared-contracts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';
import { CampaignPlanner } from './campaign-planner.task.ts';
import { ScheduleRepository } from './schedule.repository.ts';

let tests: CampaignsApi;
let planner: CampaignPlanner;
beforeAll(async () => {
  tests = await CampaignsApi.start();
  planner = newPlanner();
});
beforeEach(async () => {
  await tests.database.query('delete from campaigns');
  await setSchedule('weekly', { is_on: false });
  await setSchedule('monthly', { is_on: false });
});
afterAll(() => tests.api.close());

const newPlanner = () => new CampaignPlanner(new ScheduleRepository(tests.database));

interface ScheduleValues {
  is_on?: boolean;
  local_time?: string;
  day?: number;
  /** Time of the last change. */
  since?: string;
}

/** Weekly: Tuesdays at nine, for a long time. */
async function setSchedule(
  frequency: 'weekly' | 'monthly',
  { is_on = true, local_time = '09:00', day = 2, since = '2026-01-01T00:00:00Z' }: ScheduleValues = {},
): Promise<void> {
  await tests.database.query(
    'update campaign_schedule set is_on = $2, local_time = $3, day = $4, updated_at = $5 where frequency = $1',
    [frequency, is_on, local_time, day, since],
  );
}

const run = (now: string) => planner.run(new Date(now));

const campaigns = () =>
  tests.database.query<{ period: string; status: string; scheduled_at: Date }[]>(
    'select period, status, scheduled_at from campaigns order by id',
  );

/** A summary of each campaign: `weekly:2026-03-24 sending 2026-03-24T09:00:00.000Z`. */
async function made(): Promise<string[]> {
  const rows = await campaigns();
  return rows.map(({ period, status, scheduled_at: at }) => `${period} ${status} ${at.toISOString()}`);
}

describe('recurring campaigns', () => {
  it('are started at their time, once', async () => {
    await setSchedule('weekly');
    await run('2026-03-24T08:59:59Z');
    // The run of the previous week, without a worker, is missed: see below.
    await tests.database.query('delete from campaigns');
    await tests.saveCampaign({ status: 'canceled', period: 'weekly:2026-03-17' });
    await run('2026-03-24T08:59:59Z');
    expect(await campaigns()).toHaveLength(1);
    await run('2026-03-24T09:00:00Z');
    await run('2026-03-24T09:00:10Z');
    expect((await campaigns()).slice(1)).toEqual([
      { period: 'weekly:2026-03-24', status: 'sending', scheduled_at: new Date('2026-03-24T09:00:00Z') },
    ]);
  });

  it("have a generated name and the schedule's subject", async () => {
    await setSchedule('monthly', { day: 28 });
    await run('2026-03-28T09:00:00Z');
    const [{ body }] = [await tests.call('GET', '/campaigns')];
    expect(body).toMatchObject([
      {
        isAutomatic: true,
        frequency: 'monthly',
        subject: 'As suas ofertas deste mês',
        name: 'As suas ofertas deste mês',
        content: '',
        isMeasured: true,
        status: 'sending',
      },
    ]);
  });

  it('are created once by several workers', async () => {
    await setSchedule('weekly');
    const now = new Date('2026-03-24T09:00:00Z');
    await Promise.all([1, 2, 3, 4].map(() => newPlanner().run(now)));
    expect(await made()).toEqual(['weekly:2026-03-24 sending 2026-03-24T09:00:00.000Z']);
  });

  it('are not created for times before the schedule was turned on', async () => {
    await setSchedule('weekly', { since: '2026-03-24T09:00:01Z' });
    await run('2026-03-24T10:00:00Z');
    expect(await made()).toEqual([]);
    await run('2026-03-31T10:00:00Z');
    expect(await made()).toEqual(['weekly:2026-03-31 sending 2026-03-31T08:00:00.000Z']);
  });

  it('are not created while the schedule is off', async () => {
    await run('2026-03-24T09:00:00Z');
    expect(await made()).toEqual([]);
  });

  it('are not created again after cancellation', async () => {
    await setSchedule('weekly');
    await run('2026-03-24T09:00:00Z');
    await tests.database.query(`update campaigns set status = 'canceled'`);
    await run('2026-03-24T09:00:10Z');
    expect(await made()).toEqual(['weekly:2026-03-24 canceled 2026-03-24T09:00:00.000Z']);
  });

  it('start up to six hours late, and are missed after that', async () => {
    await setSchedule('weekly');
    await run('2026-03-24T15:00:00Z');
    expect(await made()).toEqual(['weekly:2026-03-24 sending 2026-03-24T09:00:00.000Z']);
    await tests.database.query('delete from campaigns');
    await run('2026-03-24T15:00:01Z');
    await run('2026-03-26T12:00:00Z');
    expect(await made()).toEqual(['weekly:2026-03-24 scheduled 2026-03-24T09:00:00.000Z']);
    const { body } = await tests.call('GET', '/campaigns');
    expect(body).toMatchObject([{ isMissed: true, status: 'scheduled' }]);
  });

  it('are created once if several runs were missed', async () => {
    await setSchedule('weekly');
    await run('2026-03-26T12:00:00Z');
    expect(await made()).toEqual(['weekly:2026-03-24 scheduled 2026-03-24T09:00:00.000Z']);
  });

  it('do not start campaigns that are scheduled for later, paused or missed', async () => {
    const scheduled_at = new Date('2026-03-24T09:00:00Z');
    await tests.saveCampaign({ status: 'scheduled', scheduled_at });
    await tests.saveCampaign({ status: 'paused', pause_reason: 'admin', scheduled_at });
    await tests.saveCampaign({ status: 'canceled', scheduled_at });
    await tests.saveCampaign({ scheduled_at });
    await run('2026-03-24T08:59:59Z');
    expect((await campaigns()).map(({ status }) => status)).toEqual(['scheduled', 'paused', 'canceled', 'draft']);
    await run('2026-03-24T09:00:00Z');
    expect((await campaigns()).map(({ status }) => status).toSorted()).toEqual([
      'canceled',
      'draft',
      'paused',
      'sending',
    ]);
  });
});

// In 2026 Lisbon's clocks go forward on 29 March, from 1 to 2 o'clock, and back on 25 October, from 2 to 1.
describe('recurring campaigns on days with a clock change', () => {
  const everySunday = { day: 7 };

  it.each([
    ['the day before', '09:00', 6, '2026-03-28T09:00:00.000Z'],
    ['forward, after the change', '09:00', 7, '2026-03-29T08:00:00.000Z'],
    ['forward, in the skipped hour', '01:30', 7, '2026-03-29T01:30:00.000Z'],
    ['forward, before the change', '00:30', 7, '2026-03-29T00:30:00.000Z'],
  ])('start at their local time (%s): %s', async (_what, local_time, day, at) => {
    await setSchedule('weekly', { local_time, day });
    await run(at);
    expect(await made()).toEqual([`weekly:${at.slice(0, 10)} sending ${at}`]);
  });

  it('start once in a repeated hour', async () => {
    await setSchedule('weekly', { ...everySunday, local_time: '01:30' });
    for (const now of [
      '2026-10-25T00:29:00Z',
      '2026-10-25T00:31:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T01:31:00Z',
    ]) {
      await run(now);
    }
    const weeklyRuns = (await made()).filter((one) => one.startsWith('weekly:2026-10-25'));
    expect(weeklyRuns).toEqual(['weekly:2026-10-25 sending 2026-10-25T01:30:00.000Z']);
  });

  it('keep their local time after the change', async () => {
    await setSchedule('weekly', { ...everySunday });
    await run('2026-10-18T08:00:00Z');
    await run('2026-10-25T09:00:00Z');
    expect(await made()).toEqual([
      'weekly:2026-10-18 sending 2026-10-18T08:00:00.000Z',
      'weekly:2026-10-25 sending 2026-10-25T09:00:00.000Z',
    ]);
  });

  it('use the day of the month in Lisbon', async () => {
    await setSchedule('monthly', { day: 1, local_time: '00:30' });
    await run('2026-06-30T23:30:00Z');
    expect(await made()).toEqual(['monthly:2026-07-01 sending 2026-06-30T23:30:00.000Z']);
  });
});

describe('the schedule', () => {
  const weekly = { isOn: true, subject: 'As ofertas da semana', time: '09:30', weekday: 3 };
  const monthly = { isOn: false, subject: 'As ofertas do mês', time: '18:00', day: 28 };
  const put = (payload: object) => tests.call('PUT', '/schedule', payload);

  it('is off by default', async () => {
    const { body } = await tests.call('GET', '/schedule');
    const { weekly: everyWeek, monthly: everyMonth } = body as CampaignSchedule;
    expect([everyWeek.isOn, everyWeek.nextAt, everyMonth.isOn, everyMonth.nextAt]).toEqual([false, null, false, null]);
  });

  it('can be changed, and returns the next run', async () => {
    const { body } = await put({ weekly, monthly });
    expect(body).toMatchObject({ weekly, monthly: { ...monthly, nextAt: null } });
    const next = new Date((body as CampaignSchedule).weekly.nextAt ?? '');
    const weekday = next.toLocaleString('en-GB', { timeZone: 'Europe/Lisbon', weekday: 'short', timeStyle: undefined });
    expect(weekday).toBe('Wed');
    expect(next.toLocaleTimeString('en-GB', { timeZone: 'Europe/Lisbon' })).toBe('09:30:00');
    const ahead = next.getTime() - Date.now();
    expect(ahead > 0 && ahead <= 8 * 86_400_000).toBe(true);
    expect((await tests.call('GET', '/schedule')).body).toEqual(body);
  });

  it('returns the run after an existing one', async () => {
    await setSchedule('weekly');
    await tests.saveCampaign({ status: 'canceled', period: 'weekly:2026-03-24' });
    const [next] = await new ScheduleRepository(tests.database).read(new Date('2026-03-20T12:00:00Z'));
    expect(next.nextAt).toEqual(new Date('2026-03-31T08:00:00Z'));
  });

  it('does not skip a run that was due before the change', async () => {
    const minuteAgo = new Date(Date.now() - 60_000);
    const local = minuteAgo.toLocaleTimeString('en-GB', { timeZone: 'Europe/Lisbon' });
    const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    const weekday = minuteAgo.toLocaleDateString('en-GB', { timeZone: 'Europe/Lisbon', weekday: 'short' });
    await setSchedule('weekly', { local_time: local, day: weekdays.indexOf(weekday) + 1 });
    await put({ weekly, monthly });
    expect(await campaigns()).toHaveLength(1);
  });

  it.each([
    [{ weekly: { ...weekly, weekday: 8 }, monthly }, 'weekly.weekday'],
    [{ weekly, monthly: { ...monthly, day: 29 } }, 'monthly.day'],
    [{ weekly: { ...weekly, time: '24:00' }, monthly }, 'weekly.time'],
    [{ weekly: { ...weekly, subject: ' ' }, monthly }, 'weekly.subject'],
    [{ weekly }, 'monthly'],
  ])('rejects %j', async (payload, field) => {
    const { status, body } = await put(payload);
    expect([status, Object.keys(body.fields as object).some((name) => name.startsWith(field))]).toEqual([400, true]);
  });
});
