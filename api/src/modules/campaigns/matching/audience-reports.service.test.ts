import { daysAgo, saveCategory, saveJob } from '../../../../test/factories/index.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { AudienceReports } from '../campaigns.port.ts';
import { saveSubscriber, suppress, TestCampaigns } from '../testing/test-campaigns.ts';
import { MatchingModule } from './matching.module.ts';

let campaigns: TestCampaigns;
beforeEach(async () => {
  campaigns = await TestCampaigns.start(await createTestDatabase(), [MatchingModule]);
});
afterEach(() => campaigns.close());

const reports = () => campaigns.module.get(AudienceReports, { strict: false });

it('counts each subscriber once, under the first reason for the exclusion', async () => {
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
  const [job] = await reports().defaultJobs();
  expect(await reports().of('weekly')).toEqual({
    subscribers: 8,
    recipients: 1,
    excluded: { unsubscribed: 1, unconfirmed: 1, otherFrequency: 1, paused: 1, suppressed: 2, noJobs: 1 },
    jobLists: 1,
    sample: [{ subscriberId: reader.id, email: 'rita@example.com', firstName: 'Rita', language: 'pt', jobs: [job] }],
  });
});

it('has a stable sample, and counts distinct lists', async () => {
  const { database } = campaigns;
  const { id: category_id } = await saveCategory(database, { slug: 'mar' });
  await saveJob(database, { category_id });
  await saveJob(database);
  const ids: string[] = [];
  for (let subscriber = 0; subscriber < 8; subscriber++) {
    const wanted = subscriber % 2 === 0 ? [] : ['mar'];
    ids.push((await saveSubscriber(database, { interested_categories: wanted })).id);
  }
  const report = await reports().of('monthly');
  expect(report).toMatchObject({ recipients: 8, jobLists: 2 });
  expect(report.sample.map(({ subscriberId }) => subscriberId)).toEqual(ids.toSorted().slice(0, 5));
  expect(await reports().of('monthly')).toEqual(report);
});

it('reads every page of subscribers', async () => {
  const { database } = campaigns;
  await saveJob(database);
  const edges = ['7fffffff-ffff-ffff-ffff-ffffffffffff', '80000000-0000-0000-0000-000000000000'];
  for (const id of edges) await saveSubscriber(database, { id });
  await saveSubscriber(database, { id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', frequency: 'monthly' });
  // Two full pages, the second without eligible subscribers, and one more row.
  await database.query(`
    insert into subscribers (id, email, language, frequency, address_hash, confirmed_at, consent_at, consent_text, consent_source)
    select ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.com', 'pt',
      case when n between 2001 and 4000 then 'monthly' else 'weekly' end, sha256(n::text::bytea), now(), now(), '', 'alerts'
    from generate_series(1, 4001) n`);
  const { subscribers, recipients, excluded } = await reports().of('weekly');
  expect({ subscribers, recipients, excluded }).toMatchObject({
    subscribers: 4004,
    recipients: 2003,
    excluded: { otherFrequency: 2001 },
  });
});

it('is read-only, and has jobs for a preview without recipients', async () => {
  const job = await saveJob(campaigns.database);
  expect(await reports().of('weekly')).toMatchObject({ subscribers: 0, recipients: 0, jobLists: 0, sample: [] });
  expect(await reports().defaultJobs()).toEqual([job.id]);
  expect(await campaigns.database.query('select from campaign_recipients')).toEqual([]);
});
