import { insertRow } from '../../../test/factories/insert-row.ts';
import { days, TestRetention } from '../../../test/test-retention.ts';
import { CampaignFigures } from './campaigns.port.ts';
import { CampaignRecipientsRepository } from './management/campaign-recipients.repository.ts';
import { CampaignsRepository } from './management/campaigns.repository.ts';

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start();
});
beforeEach(() => tests.database.query('delete from campaigns'));
afterAll(() => tests.close());

async function saveCampaign(endedAgo: number, status = 'sent'): Promise<number> {
  const sent = { sent_at: days(-endedAgo), updated_at: days(-endedAgo) };
  const campaign = { name: 'a', subject: 'a', frequency: 'weekly', status, ...sent };
  return (await insertRow(tests.database, 'campaigns', campaign)).id;
}

const saveRecipient = (campaign_id: number, state: string) =>
  insertRow(tests.database, 'campaign_recipients', {
    campaign_id,
    state,
    ...(state === 'sent' && { sent_at: days(-2) }),
  });

const saveEvent = (campaign_id: number, mail: number, kind: string, is_machine: boolean) =>
  insertRow(tests.database, 'campaign_events', { campaign_id, mail: Buffer.alloc(8, mail), kind, is_machine });

/** As the list of campaigns reads them. */
async function countsOf(...ids: number[]) {
  const find = tests.api.app.get.bind(tests.api.app);
  const counts = await find(CampaignsRepository, { strict: false }).countsOf(ids);
  const figures = await find(CampaignFigures, { strict: false }).of(ids);
  return ids.map((id) => ({ counts: counts.get(id), figures: figures.get(id) }));
}

const totalsRun = async (now: Date) => (await tests.run(now))['campaign-totals'];

it('counts the rows of an ended campaign once a day for a month, and lists read the stored totals', async () => {
  const id = await saveCampaign(2);
  for (const state of ['sent', 'sent', 'failed']) await saveRecipient(id, state);
  await saveEvent(id, 1, 'open', false);
  await saveEvent(id, 2, 'open', true);
  await saveEvent(id, 2, 'click', false);
  const counted = await countsOf(id);
  expect(counted).toEqual([
    { counts: { sent: 2, failed: 1 }, figures: { opens: 1, clicks: 1, machineOpens: 1, machineClicks: 0 } },
  ]);
  expect(await totalsRun(days(0))).toBe(1);
  expect(await totalsRun(days(0.9))).toBe(0);
  await saveEvent(id, 3, 'click', false);
  expect(await countsOf(id)).toEqual(counted);
  expect(await totalsRun(days(1.1))).toBe(1);
  expect((await countsOf(id))[0]?.figures?.clicks).toBe(2);
  expect(await totalsRun(days(40))).toBe(1);
  expect(await totalsRun(days(42))).toBe(0);
  await tests.database.query('delete from campaign_events');
  expect((await countsOf(id))[0]?.figures?.clicks).toBe(2);
});

it('counts the rows of campaigns that are running or ended within a day at each call', async () => {
  const ids = [await saveCampaign(0.9), await saveCampaign(2, 'sending'), await saveCampaign(2)];
  for (const id of ids) await saveRecipient(id, 'failed');
  expect(await totalsRun(new Date())).toBe(1);
  for (const id of ids) await saveRecipient(id, 'failed');
  expect((await countsOf(...ids)).map(({ counts }) => counts)).toEqual([{ failed: 2 }, { failed: 2 }, { failed: 1 }]);
});

it('an admin who settles uncertain recipients changes the totals', async () => {
  const id = await saveCampaign(2);
  await saveRecipient(id, 'uncertain');
  await tests.run();
  const recipients = tests.api.app.get(CampaignRecipientsRepository, { strict: false });
  await recipients.confirm({ campaign: id, ids: null, version: undefined });
  expect((await countsOf(id))[0]?.counts).toEqual({ sent: 1 });
  await tests.run();
  await tests.database.query(`update campaign_recipients set state = 'uncertain', sent_at = null`);
  await recipients.release({ campaign: id, ids: null, version: undefined });
  expect((await countsOf(id))[0]?.counts).toEqual({ pending: 1 });
  expect(await totalsRun(days(3))).toBe(0);
});
