import { daysAgo, saveCategory, saveJob } from '../../../../test/factories/index.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { AudienceReports } from '../audience-reports.ts';
import { saveSubscriber, suppress, TestCampaigns } from '../test-campaigns.ts';
import { MatchingModule } from './matching.module.ts';

let campaigns: TestCampaigns;
beforeEach(async () => {
  campaigns = await TestCampaigns.start(await createTestDatabase(), [MatchingModule]);
});
afterEach(() => campaigns.close());

const reports = () => campaigns.module.get(AudienceReports, { strict: false });

it('counts everybody once, under the first reason why they get nothing', async () => {
  const { database } = campaigns;
  await saveJob(database, { posted_at: daysAgo(1) });
  await saveCategory(database, { slug: 'mar' });
  const reader = await saveSubscriber(database, { email: 'rita@example.com', first_name: 'Rita', frequency: 'weekly' });
  await saveSubscriber(database, { subscription_status: false, confirmed_at: null });
  await saveSubscriber(database, { confirmed_at: null, frequency: 'monthly' });
  await saveSubscriber(database, { frequency: 'monthly', paused_until: daysAgo(-3) });
  await saveSubscriber(database, { paused_until: daysAgo(-3), address_hash: null });
  await saveSubscriber(database, { paused_until: daysAgo(1), address_hash: null });
  const { address_hash } = await saveSubscriber(database);
  await suppress(database, address_hash);
  await saveSubscriber(database, { interested_categories: ['mar'] });
  const [job] = await reports().jobsOfAnybody();
  expect(await reports().of('weekly')).toEqual({
    subscribers: 8,
    recipients: 1,
    excluded: { unsubscribed: 1, unconfirmed: 1, otherFrequency: 1, paused: 1, suppressed: 2, noJobs: 1 },
    jobLists: 1,
    sample: [{ subscriberId: reader.id, email: 'rita@example.com', firstName: 'Rita', language: 'pt', jobs: [job] }],
  });
});

it('shows a few, the same each time, and counts different lists', async () => {
  const { database } = campaigns;
  const { id: category_id } = await saveCategory(database, { slug: 'mar' });
  await saveJob(database, { category_id });
  await saveJob(database);
  for (let person = 0; person < 4; person++) {
    await saveSubscriber(database);
    await saveSubscriber(database, { interested_categories: ['mar'] });
  }
  const report = await reports().of('monthly');
  expect(report).toMatchObject({ recipients: 8, jobLists: 2 });
  expect(report.sample).toHaveLength(5);
  expect(await reports().of('monthly')).toEqual(report);
});

it('writes nothing, and knows what to show where nobody is mailed', async () => {
  const job = await saveJob(campaigns.database);
  expect(await reports().of('weekly')).toMatchObject({ subscribers: 0, recipients: 0, jobLists: 0, sample: [] });
  expect(await reports().jobsOfAnybody()).toEqual([job.id]);
  expect(await campaigns.database.query('select from campaign_recipients')).toEqual([]);
});
