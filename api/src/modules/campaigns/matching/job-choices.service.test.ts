import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  daysAgo,
  saveCategory,
  saveCompany,
  saveJob,
  saveUser,
  type JobRow,
} from '../../../../test/factories/index.ts';
import { insertRow } from '../../../../test/factories/insert-row.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { FoundJobs } from '../../jobs/index.ts';
import { saveCampaign, saveSubscriber, TestCampaigns, type SubscriberRow } from '../testing/test-campaigns.ts';
import { JobChoices } from './job-choices.service.ts';
import { MatchingModule } from './matching.module.ts';
import { referenceMatching } from './reference-matching.sql.ts';
import { eligibleByIds, type EligibleSubscriber } from './subscribers.sql.ts';

let databaseUrl: string;
let campaigns: TestCampaigns;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  campaigns = await TestCampaigns.start(databaseUrl, [MatchingModule]);
});
afterAll(() => campaigns.close());

const clear = () =>
  campaigns.database.query(
    'truncate jobs, companies, categories, users, subscribers, campaigns, campaign_recipients cascade',
  );

async function choose(ids: readonly string[], worker = campaigns): Promise<Map<string, readonly number[]>> {
  const subscribers = await campaigns.database.query<EligibleSubscriber[]>(eligibleByIds, [ids]);
  const chosen = await worker.module.get(JobChoices).choose(subscribers);
  return new Map(subscribers.map(({ id }, index) => [id, chosen[index]!]));
}

async function chooseFor(subscriber: Partial<SubscriberRow>, searches: readonly string[] = []) {
  await campaigns.refreshCatalogue();
  const { id } = await saveSubscriber(campaigns.database, subscriber);
  for (const query of searches) await saveSearch(id, query);
  return (await choose([id])).get(id);
}

const saveSearch = (subscriber_id: string, query: string) =>
  insertRow(campaigns.database, 'saved_searches', { id: randomUUID(), subscriber_id, query });

const saveApplication = (job_id: number, applicant: { user_id: number } | { email: string }) =>
  insertRow(campaigns.database, 'applications', {
    id: randomUUID(),
    job_id,
    ...applicant,
    file_name: 'cv.pdf',
    file_size: 1,
    file_sha256: Buffer.from(randomUUID()),
    pages: 1,
    language: 'pt',
    questions_due: 0,
    due_at: new Date(),
  });

describe('a subscriber', () => {
  const database = () => campaigns.database;
  beforeEach(clear);

  it('receives the newest open jobs, without closed or expired ones', async () => {
    const open = await saveJob(database(), { posted_at: daysAgo(3) });
    await saveJob(database(), { status: 'closed', posted_at: daysAgo(2) });
    await saveJob(database(), { closes_at: daysAgo(1), posted_at: daysAgo(2) });
    const newer = await saveJob(database(), { posted_at: daysAgo(1) });
    expect(await chooseFor({})).toEqual([newer.id, open.id]);
  });

  it('does not receive jobs again that were mailed, are in flight, or were applied for', async () => {
    const jobs = await Promise.all(Array.from({ length: 5 }, () => saveJob(database())));
    const [mailed, inFlight, applied, asVisitor, neverMailed] = jobs.map(({ id }) => id) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const user = await saveUser(database());
    const { id } = await saveSubscriber(database(), { user_id: user.id, email: user.email, mailed_jobs: [mailed] });
    const campaign = await saveCampaign(database());
    const row = {
      campaign_id: campaign.id,
      subscriber_id: id,
      state: 'sending',
      jobs: [inFlight],
      lease: randomUUID(),
    };
    await insertRow(database(), 'campaign_recipients', { ...row, leased_until: new Date() });
    await saveApplication(applied, { user_id: user.id });
    await saveApplication(asVisitor, { email: user.email.toUpperCase() });
    await campaigns.refreshCatalogue();
    expect((await choose([id])).get(id)).toEqual([neverMailed]);
  });

  it('receives the results of saved searches first, with or without accents', async () => {
    const found = await saveJob(database(), { title: 'Técnica de frio', posted_at: daysAgo(9) });
    const other = await saveJob(database(), { posted_at: daysAgo(1) });
    expect(await chooseFor({}, ['keyword=tecnica+frio'])).toEqual([found.id, other.id]);
  });

  it('shares search requests with other subscribers', async () => {
    const found = await saveJob(database(), { title: 'Apicultor' });
    await campaigns.refreshCatalogue();
    const newest = jest.spyOn(campaigns.module.get(FoundJobs, { strict: false }), 'newest');
    const subscribers = [];
    for (const query of ['keyword=apicultor', 'keyword=apic', 'remote=true', 'keyword=apic']) {
      const { id } = await saveSubscriber(database(), { follows_categories: false });
      await saveSearch(id, query);
      subscribers.push(id);
    }
    const expected = new Map(subscribers.map((id, index) => [id, index === 2 ? [] : [found.id]]));
    expect(await choose(subscribers)).toEqual(expected);
    expect(await choose(subscribers)).toEqual(expected);
    expect(newest).toHaveBeenCalledTimes(1);
    expect(newest.mock.calls[0]![0].map(({ keyword }) => keyword).toSorted()).toEqual(['', 'apic', 'apicultor']);
    newest.mockRestore();
  });

  it('without followed categories receives only results of searches and followed companies', async () => {
    const user = await saveUser(database());
    const company = await saveCompany(database());
    await insertRow(database(), 'company_follows', { user_id: user.id, company_id: company.id });
    await saveJob(database());
    const followed = await saveJob(database(), { company_id: company.id });
    const found = await saveJob(database(), { title: 'Apicultor' });
    const chosen = await chooseFor({ user_id: user.id, follows_categories: false }, ['keyword=apicultor']);
    expect(chosen).toEqual([found.id, followed.id]);
  });

  it('receives no jobs of deleted categories', async () => {
    await saveJob(database());
    expect(await chooseFor({ interested_categories: ['apicultura'] })).toEqual([]);
  });

  it('receives nearby jobs first, for any spelling of the place', async () => {
    const near = await saveJob(database(), { city: 'Évora', posted_at: daysAgo(9) });
    const remote = await saveJob(database(), { city: 'Faro', workplace: 'remote', posted_at: daysAgo(8) });
    const other = await saveJob(database(), { city: 'Faro', posted_at: daysAgo(1) });
    const user = await saveUser(database(), { location: 'EVORA , Portugal' });
    expect(await chooseFor({ user_id: user.id })).toEqual([near.id, remote.id, other.id]);
  });
});

it('chooses the same jobs after changes as a worker that starts then', async () => {
  await clear();
  const { database } = campaigns;
  const occupations = Array.from({ length: 24 }, (_, at) => `Oficio${at}`);
  const jobs = [];
  for (const title of occupations) jobs.push(await saveJob(database, { title, posted_at: daysAgo(3) }));
  const subscribers: string[] = [];
  for (const [at, occupation] of occupations.entries()) {
    const { id } = await saveSubscriber(database, { follows_categories: false });
    await saveSearch(id, `keyword=${occupation.toLowerCase()}`);
    if (at % 2 === 0) await saveSearch(id, 'type=part-time');
    subscribers.push(id);
  }
  await campaigns.refreshCatalogue();
  const before = await choose(subscribers);
  const added = await saveJob(database, { title: 'Oficio5', job_types: ['part-time'], posted_at: daysAgo(1) });
  await database.query(`update jobs set source_status = 'closed' where id = $1`, [jobs[7]!.id]);
  await database.query(`update jobs set title = 'Oficio9' where id = $1`, [jobs[8]!.id]);
  await campaigns.refreshCatalogue([added.id, jobs[7]!.id, jobs[8]!.id]);
  const started = await TestCampaigns.start(databaseUrl, [MatchingModule]);
  try {
    const expected = await choose(subscribers, started);
    expect(await choose(subscribers)).toEqual(expected);
    const changed = subscribers.filter((id) => expected.get(id)!.join() !== before.get(id)!.join());
    // The part-time job is found by every other subscriber, and those of the changed occupations.
    expect(changed).toHaveLength(15);
  } finally {
    await started.close();
  }
});

const categories = ['saude', 'obras', 'mar'];
const cities = ['Porto', 'Faro'];
const searchesOf = {
  'remote=true': ({ workplace }: Pick<JobRow, 'workplace'>) => workplace === 'remote',
  'type=part-time': ({ job_types }: Pick<JobRow, 'job_types'>) => job_types.includes('part-time'),
};
type Query = keyof typeof searchesOf;
const queries = Object.keys(searchesOf) as Query[];

const anyJob = fc.record({
  company: fc.nat({ max: 3 }),
  category: fc.option(fc.constantFrom(...categories)),
  city: fc.option(fc.constantFrom(...cities)),
  workplace: fc.constantFrom('onsite' as const, 'remote' as const),
  job_types: fc.subarray(['full-time', 'part-time']),
  age: fc.nat({ max: 3 }),
  status: fc.constantFrom('open' as const, 'open' as const, 'closed' as const),
});
const anyIndexes = fc.uniqueArray(fc.nat({ max: 24 }), { maxLength: 6 });
const anySubscriber = fc.record({
  interested_categories: fc.subarray([...categories, 'outra']),
  follows_categories: fc.boolean(),
  frequency: fc.constantFrom('weekly' as const, 'both' as const),
  location: fc.option(fc.constantFrom(...cities)),
  follows: fc.subarray([0, 1, 2, 3]),
  searches: fc.subarray(queries),
  mailed: anyIndexes,
  applied: anyIndexes,
});

type ValueOf<Any> = Any extends fc.Arbitrary<infer Value> ? Value : never;

async function saveWorld(jobs: readonly ValueOf<typeof anyJob>[]) {
  await clear();
  const { database } = campaigns;
  const companies = await Promise.all([0, 1, 2, 3].map(() => saveCompany(database)));
  const numbers = new Map<string, number>();
  for (const slug of categories) numbers.set(slug, (await saveCategory(database, { slug })).id);
  const now = Date.now();
  const saved = [];
  for (const { company, category, age, ...job } of jobs) {
    const references = {
      company_id: companies[company]!.id,
      category_id: category === null ? null : numbers.get(category)!,
    };
    // Several jobs share a time; their ids break ties.
    const posted_at = new Date(now - 3_600_000 * (age + 1));
    saved.push(await saveJob(database, { ...job, ...references, location: null, posted_at }));
  }
  await campaigns.refreshCatalogue();
  return { companies, jobs: saved };
}

async function savePreferences(
  { location, follows, searches, mailed, applied, ...subscriber }: ValueOf<typeof anySubscriber>,
  world: Awaited<ReturnType<typeof saveWorld>>,
) {
  const { database } = campaigns;
  const user = await saveUser(database, { location });
  const idsAt = (indexes: readonly number[]) => indexes.flatMap((index) => world.jobs[index]?.id ?? []);
  const owner = { user_id: user.id, email: user.email };
  const { id } = await saveSubscriber(database, { ...subscriber, ...owner, mailed_jobs: idsAt(mailed) });
  for (const index of follows) {
    await insertRow(database, 'company_follows', { user_id: user.id, company_id: world.companies[index]!.id });
  }
  for (const query of searches) await saveSearch(id, query);
  for (const job of idsAt(applied)) await saveApplication(job, { user_id: user.id });
  const found = world.jobs.filter((job) => searches.some((query) => searchesOf[query](job)));
  return { id, found: found.map((job) => job.id) };
}

it('chooses the same jobs as the reference statement for every subscriber', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyJob, { maxLength: 25 }),
      fc.array(anySubscriber, { minLength: 1, maxLength: 6 }),
      async (jobs, subscribers) => {
        const world = await saveWorld(jobs);
        const saved = [];
        for (const subscriber of subscribers) saved.push(await savePreferences(subscriber, world));
        const chosen = await choose(saved.map(({ id }) => id));
        for (const { id, found } of saved) {
          const [expected] = await campaigns.database.query<{ jobs: number[] }[]>(referenceMatching, [
            id,
            'weekly',
            found,
          ]);
          expect(chosen.get(id)).toEqual(expected!.jobs);
        }
      },
    ),
    { numRuns: 40 },
  );
});
