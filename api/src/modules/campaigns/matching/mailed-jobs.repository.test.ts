import { daysAgo, saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { MailedJobs } from '../campaigns.port.ts';
import { TestCampaigns } from '../testing/test-campaigns.ts';
import { MatchingModule } from './matching.module.ts';

let campaigns: TestCampaigns;
beforeAll(async () => {
  campaigns = await TestCampaigns.start(await createTestDatabase(), [MatchingModule]);
});
afterAll(() => campaigns.close());

const load = (ids: readonly number[], language: 'pt' | 'en') =>
  campaigns.module.get(MailedJobs, { strict: false }).of(ids, language);

it('returns jobs in the given order and language', async () => {
  const company = await saveCompany(campaigns.database, { name: 'Padaria Luz' });
  const pay = { salary_min: 12_100, salary_max: null, salary_period: 'month' as const };
  const job = await saveJob(campaigns.database, { title: 'Pasteleira', company_id: company.id, city: 'Braga', ...pay });
  const place = { city: null, location: 'Lisboa, Porto', workplace: 'remote' as const };
  const bare = await saveJob(campaigns.database, { ...place, salary_min: null });
  expect(await load([bare.id, job.id], 'pt')).toEqual([
    expect.objectContaining({ id: bare.id, location: 'Lisboa, Porto', isRemote: true, salary: null }),
    {
      id: job.id,
      slug: job.slug,
      title: 'Pasteleira',
      companyName: 'Padaria Luz',
      location: 'Braga',
      isRemote: false,
      salary: 'desde 12 100 €/mês'.replaceAll(' ', '\u00A0'),
      postedAt: job.posted_at,
    },
  ]);
  const [english] = await load([job.id], 'en');
  expect(english?.salary).toMatch(/^from.*\/month$/);
});

it('omits closed and unknown jobs', async () => {
  const closed = await saveJob(campaigns.database, { status: 'closed' });
  const over = await saveJob(campaigns.database, { closes_at: daysAgo(1) });
  const open = await saveJob(campaigns.database);
  expect((await load([closed.id, over.id, 2_000_000, open.id], 'pt')).map(({ id }) => id)).toEqual([open.id]);
});
