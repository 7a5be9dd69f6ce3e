import { MeasuredApi } from '../testing/test-measured.ts';
import { MailEventsRepository, type MailEvent } from './mail-events.repository.ts';

let tests: MeasuredApi;
beforeAll(async () => {
  tests = await MeasuredApi.start();
});
afterAll(() => tests.api.close());

async function save(campaign: number, at: string, event: Partial<MailEvent> = {}): Promise<void> {
  const { mail } = tests.mail(campaign);
  const whole = { campaign, mail, kind: 'open' as const, job: 0, isMachine: false, ...event };
  await tests.api.app.get(MailEventsRepository, { strict: false }).add(whole);
  const moved = 'update campaign_events set happened_at = $1 where mail = $2 and kind = $3 and job_id = $4';
  await tests.api.database.query(moved, [at, whole.mail, whole.kind, whole.job]);
}

it('returns zeros for a campaign without events', async () => {
  const [one, other] = [await tests.campaign(), await tests.campaign()];
  await save(one, '2026-03-02T10:00:00Z');
  const zeros = { opens: 0, clicks: 0, machineOpens: 0, machineClicks: 0 };
  expect(await tests.ofCampaigns.of([one, other])).toEqual(
    new Map([
      [one, { ...zeros, opens: 1 }],
      [other, zeros],
    ]),
  );
  expect(await tests.ofCampaigns.of([])).toEqual(new Map());
});

it('counts first opens and first clicks per hour for a week', async () => {
  const campaign = await tests.campaign();
  const { mail } = tests.mail(campaign);
  await save(campaign, '2026-03-02T09:59:00Z');
  await save(campaign, '2026-03-02T10:05:00Z');
  await save(campaign, '2026-03-02T10:59:59Z', { kind: 'click', job: 1, mail });
  await save(campaign, '2026-03-02T12:00:00Z', { kind: 'click', job: 2, mail });
  await save(campaign, '2026-03-02T12:00:00Z', { isMachine: true });
  await save(campaign, '2026-03-09T09:59:59Z');
  await save(campaign, '2026-03-09T10:00:00Z');
  expect(await tests.ofCampaigns.byHour(campaign, new Date('2026-03-02T10:00:00Z'))).toEqual([
    { at: new Date('2026-03-02T10:00:00Z'), opens: 1, clicks: 1 },
    { at: new Date('2026-03-09T09:00:00Z'), opens: 1, clicks: 0 },
  ]);
});
