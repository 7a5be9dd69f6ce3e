import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { verify } from '@node-rs/argon2';
import {
  toSavedSearchQuery,
  type AccountApplication,
  type Campaign,
  type CampaignReport,
  type Interview,
  type SavedJob,
  type StoredResume,
  type Subscription,
} from 'shared-contracts';
import { createTestApp, testConfig, type TestApp } from '../../test/create-test-app.ts';
import { emptyTables } from '../../test/empty-tables.ts';
import { daysAgo, saveCategory, saveJob, saveSession, saveUser } from '../../test/factories/index.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { DemoSeeder } from './demo-seeder.service.ts';
import { DemoModule } from './demo.module.ts';

let api: TestApp;
let demo: INestApplicationContext;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  api = await createTestApp({ databaseUrl });
  demo = await Test.createTestingModule({ imports: [DemoModule.forRoot(testConfig(databaseUrl))] }).compile();
  await demo.init();
});
afterAll(async () => {
  await demo.close();
  await api.close();
});

const seed = () => demo.get(DemoSeeder).run();

async function fillCatalogue(): Promise<void> {
  const { id: category_id } = await saveCategory(api.database);
  for (let days = 1; days <= 100; days += 10) {
    await saveJob(api.database, { posted_at: daysAgo(days), category_id });
  }
  await saveJob(api.database, { status: 'closed', posted_at: daysAgo(90) });
}

/** All rows of the demo, to detect changes. */
async function everything(): Promise<unknown[]> {
  const tables = [
    'users',
    'applications',
    'application_status_changes',
    'saved_jobs',
    'interviews',
    'company_follows',
    'user_resumes',
  ];
  const all = [];
  for (const table of [
    ...tables,
    'campaigns',
    'campaign_recipients',
    'campaign_events',
    'subscribers',
    'saved_searches',
    'files',
    'mails',
    'pgboss.job',
  ]) {
    all.push(await api.database.query(`select * from ${table} order by 1, 2`));
  }
  return all;
}

async function candidateId(): Promise<number> {
  const [row] = await api.database.query<{ id: number }[]>(`select id from users where username = 'candidata'`);
  return row!.id;
}

describe('the demo', () => {
  let result: Awaited<ReturnType<typeof seed>>;
  beforeAll(async () => {
    await fillCatalogue();
    result = await seed();
  });

  it('creates both accounts with the documented passwords', async () => {
    expect(result).toEqual({ admin: 'made', candidate: 'made' });
    const users = await api.database.query<Record<string, string>[]>('select * from users order by username');
    expect(users).toMatchObject([
      { username: 'admin', role: 'admin', is_verified: true },
      { username: 'candidata', role: 'user', is_verified: true, first_name: 'Inês', last_name: 'Carvalho' },
    ]);
    const passwords = ['administrador123', 'candidata123'];
    const right = await Promise.all(users.map((user, index) => verify(user['password_hash']!, passwords[index]!)));
    expect(right).toEqual([true, true]);
  });

  it('creates five applications in all states, each sent after its job was posted, with its file and no pending work', async () => {
    const applications = await api.database.query<Record<string, unknown>[]>(
      `select a.status, a.delivered_at is not null as delivered, a.first_attempt_at, f.attached_at is not null as kept,
         a.submitted_at >= j.posted_at as plausible,
         (select count(*)::int from application_status_changes c where c.application_id = a.id) as changes
       from applications a join files f on f.id = a.file_id join jobs j on j.id = a.job_id order by a.submitted_at desc`,
    );
    const common = { delivered: true, first_attempt_at: null, kept: true, plausible: true };
    expect(applications).toEqual([
      { ...common, status: 'interview', changes: 2 },
      { ...common, status: 'reviewing', changes: 1 },
      { ...common, status: 'pending', changes: 0 },
      { ...common, status: 'declined', changes: 2 },
      { ...common, status: 'accepted', changes: 3 },
    ]);
    const { json } = await api.inject({ url: '/api/health' });
    expect(json()).toMatchObject({ deliveries: { waiting: 0, failed: 0 } });
    expect(await api.database.query('select key from mails')).toEqual([]);
    expect(await api.database.query('select id from pgboss.job')).toEqual([]);
  });

  it('creates subscribers: most receive alerts, and each reason for exclusion has one', async () => {
    const rows = await api.database.query<Record<string, unknown>[]>(
      `select count(*)::int as all, count(*) filter (where subscription_status and confirmed_at is not null
           and (paused_until is null or paused_until < now()) and address_hash is not null)::int as mailed,
         count(*) filter (where not subscription_status)::int as off, count(*) filter (where paused_until > now())::int as paused,
         count(*) filter (where confirmed_at is null)::int as unconfirmed from subscribers`,
    );
    expect(rows).toEqual([{ all: 13, mailed: 10, off: 1, paused: 1, unconfirmed: 1 }]);
    const kept = await api.database.query<{ query: string }[]>('select query from saved_searches');
    expect(kept.map(({ query }) => query).filter((query) => query !== toSavedSearchQuery(query))).toEqual([]);
    expect(kept.length).toBeGreaterThan(5);
  });

  it('creates saved jobs, interviews, alerts and followed companies, which the API lists', async () => {
    const cookies = { ...(await saveSession(api.database, await candidateId())) };
    const get = async <T>(url: string) => (await api.inject({ url, cookies })).json<T>();
    const saved = await get<SavedJob[]>('/api/account/saved-jobs');
    expect(saved.map(({ job }) => job.isClosed)).toEqual([false, false, true]);
    const interviews = await get<Interview[]>('/api/user/interviews');
    expect(interviews.map(({ status, isCancelable }) => [status, isCancelable])).toEqual([
      ['scheduled', true],
      ['rescheduled', true],
      ['completed', false],
    ]);
    for (const { scheduledAt } of interviews) expect(new Date(scheduledAt).getUTCHours()).toBeGreaterThanOrEqual(9);
    expect(await get<Subscription>('/api/newsletter/subscription')).toEqual({
      subscriptionStatus: true,
      frequency: 'weekly',
      interestedCategories: [expect.any(String)],
      followsCategories: true,
      pausedUntil: null,
      searches: [
        expect.objectContaining({ query: 'location=Lisboa' }),
        expect.objectContaining({ query: 'remote=true' }),
      ],
      isConfirmed: true,
      isDeliverable: true,
    });
    expect(await get<number[]>('/api/account/followed-companies')).toHaveLength(1);
  });

  it('creates sent campaigns with their results, and a scheduled one', async () => {
    const { id } = await saveUser(api.database, { role: 'admin', second_factor_since: new Date() });
    const cookies = { ...(await saveSession(api.database, id)) };
    const url = '/api/newsletter-automation/campaigns';
    const campaigns = (await api.inject({ url, cookies })).json<Campaign[]>();
    expect(campaigns.map(({ status, frequency, isMissed }) => [status, frequency, isMissed])).toEqual([
      ['scheduled', 'weekly', false],
      ['sent', 'weekly', false],
      ['sent', 'monthly', false],
    ]);
    // Mails that were not sent have no opens.
    for (const { sentCount, openCount, clickCount } of campaigns) {
      expect(Math.max(openCount, clickCount)).toBeLessThanOrEqual(sentCount);
    }
    const report = (await api.inject({ url: `${url}/${campaigns[1]?.id}`, cookies })).json<CampaignReport>();
    expect(report.counts).toMatchObject({ audience: 8, sent: 6, failed: 1, uncertain: 1 });
    expect(report).toMatchObject({ openCount: 5, clickCount: 3, machineOpenCount: 1, machineClickCount: 1 });
    expect(report.sentByMinute.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(report.topJobs.map(({ clicks }) => clicks)).toEqual([2, 1, 1]);
  });

  it('creates resumes and applications of the candidate, which the API lists', async () => {
    const cookies = { ...(await saveSession(api.database, await candidateId())) };
    const resumes = (await api.inject({ url: '/api/account/resumes', cookies })).json<StoredResume[]>();
    expect(resumes).toHaveLength(2);
    expect(resumes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Currículo de design', pages: 1, isDefault: true }),
        expect.objectContaining({ name: 'Resume in English', pages: 1, isDefault: false }),
      ]),
    );
    const url = '/api/account/applications';
    const applications = (await api.inject({ url, cookies })).json<AccountApplication[]>();
    const statuses = ['interview', 'reviewing', 'pending', 'declined', 'accepted'];
    expect(applications.map(({ status }) => status)).toEqual(statuses);
    for (const { id } of applications) {
      expect((await api.inject({ method: 'DELETE', url: `${url}/${id}`, cookies })).statusCode).toBe(200);
    }
    // Applications unknown to the HR backend are withdrawn without a call to it.
    expect(await api.database.query(`select id from pgboss.job where name = 'deliver-application'`)).toEqual([]);
  });

  it('changes nothing on the second run, and preserves changes of users', async () => {
    const id = await candidateId();
    await api.database.query('delete from saved_jobs where user_id = $1', [id]);
    await api.database.query(`update users set username = 'ines', first_name = 'Outra' where id = $1`, [id]);
    const before = await everything();
    expect(await seed()).toEqual({ admin: 'kept', candidate: 'kept' });
    expect(await everything()).toEqual(before);
  });
});

describe('without accounts, the demo', () => {
  beforeEach(() => emptyTables(api.database, 'users, subscribers, campaigns, files, jobs, mails, pgboss.job'));

  it('is created once by two concurrent processes, without unused files', async () => {
    await fillCatalogue();
    const both = await Promise.all([seed(), seed()]);
    expect(both.map(({ candidate }) => candidate).toSorted()).toEqual(['kept', 'made']);
    expect(await api.database.query('select id from users')).toHaveLength(2);
    expect(await api.database.query('select id from files where attached_at is null')).toEqual([]);
  });

  it('waits until the catalogue has enough jobs', async () => {
    await saveJob(api.database);
    expect(await seed()).toEqual({ admin: 'made', candidate: 'waiting' });
    await fillCatalogue();
    expect(await seed()).toEqual({ admin: 'kept', candidate: 'made' });
  });
});
