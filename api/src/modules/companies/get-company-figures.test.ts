import { randomUUID } from 'node:crypto';
import type { CompanyFigures, CompanyListPage } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { daysAgo, saveCategory, saveCompany, saveJob, type JobRow } from '../../../test/factories/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const figures = async (id: number) => (await api.inject(`/api/proxy/companies/${id}/figures`)).json<CompanyFigures>();

/** Months of the calendar in Lisbon, oldest first; the last is the current one. */
async function lastMonths(): Promise<string[]> {
  const rows = await api.database.query<{ month: string }[]>(
    `select to_char((now() at time zone 'Europe/Lisbon') - make_interval(months => n), 'YYYY-MM') as month
     from generate_series(11, 0, -1) n`,
  );
  return rows.map(({ month }) => month);
}

/** Statuses, and the days from the application to each. */
type History = readonly (readonly [status: string, days: number])[];

async function apply(jobId: number, sent: Date, history: History, times = 1): Promise<void> {
  const id = randomUUID();
  await api.database.query(
    `insert into applications (id, job_id, file_name, file_size, file_sha256, pages, language, submitted_at, due_at, questions_due)
     values ($1, $2, 'cv.pdf', 1, $3, 1, 'pt', $4, $4, 0)`,
    [id, jobId, Buffer.from(id), sent],
  );
  for (const [status, days] of history) {
    const at = new Date(sent.getTime() + days * 86_400_000);
    await api.database.query('insert into application_status_changes values ($1, $2, $3)', [id, status, at]);
  }
  if (times > 1) await apply(jobId, sent, history, times - 1);
}

describe('GET /api/proxy/companies/{companyId}/figures', () => {
  it('returns figures of the open jobs, the adverts, the answers and similar companies', async () => {
    const company = await saveCompany(api.database, { name: 'Vela Digital', industry: 'Tecnologia' });
    const other = await saveCompany(api.database, { name: 'Nortada', industry: 'tecnologia' });
    const design = (await saveCategory(api.database, { name: 'Design', slug: 'design' })).id;
    const places = JSON.stringify([
      { city: 'Porto', region: null, country: 'PT' },
      { city: 'Braga', region: null, country: 'PT' },
    ]);
    const save = (row: Partial<JobRow>) => saveJob(api.database, { company_id: company.id, ...row });
    const now = new Date();
    const job = await save({ city: 'Porto', places, category_id: design, posted_at: now });
    await save({ city: 'Porto', workplace: 'remote', salary_min: null, posted_at: now });
    await save({ city: 'Faro', status: 'closed', posted_at: daysAgo(800) });
    const deleted = await save({ posted_at: now });
    await api.database.query('update jobs set deleted_at = now() where id = $1', [deleted.id]);
    await saveJob(api.database, { company_id: other.id, salary_max: null, salary_min: null });

    // Ten answers count, the first of each application. Old answers and unanswered applications do not.
    const reviewed: History = [
      ['reviewing', 0.4],
      ['declined', 9],
    ];
    const declined: History = [
      ['pending', 0.1],
      ['declined', 1.5],
    ];
    const late: History = [
      ['declined', 1],
      ['accepted', 300],
    ];
    await apply(job.id, daysAgo(30), reviewed, 4);
    await apply(job.id, daysAgo(20), declined, 5);
    await apply(job.id, daysAgo(40), [['interview', 3.5]]);
    await apply(job.id, daysAgo(400), late);
    await apply(job.id, daysAgo(3), []);
    const otherJob = await saveJob(api.database, { company_id: other.id });
    await apply(otherJob.id, daysAgo(5), [['declined', 1]], 9);

    const found = await figures(company.id);
    expect(found).toMatchObject({
      areas: [{ slug: 'design', name: 'Design', count: 1 }],
      cities: [
        { name: 'Porto', count: 2, point: { latitude: expect.closeTo(41.15, 1), longitude: expect.closeTo(-8.61, 1) } },
        { name: 'Braga', count: 1 },
      ],
      remote: 1,
      pay: { stated: 1, open: 2 },
      payEverywhere: { stated: 2, open: 4 },
      since: daysAgo(800).getFullYear(),
      answers: {
        medianDays: 2,
        count: 10,
        days: [
          { days: 1, count: 4 },
          { days: 2, count: 5 },
          { days: 4, count: 1 },
        ],
      },
    });
    expect(found.similar).toMatchObject([{ name: 'Nortada', jobCount: 2, payCount: 1, answerDays: null }]);
    const months = await lastMonths();
    expect(found.adverts).toEqual(months.map((month, index) => ({ month, count: index === 11 ? 2 : 0 })));
    const list = (await api.inject('/api/proxy/companies?search=vela')).json<CompanyListPage>();
    expect(list.items).toMatchObject([{ cities: ['Porto', 'Braga'], areas: ['design'], payCount: 1, answerDays: 2 }]);
  });

  it('returns zeros for a company that never had a job', async () => {
    const { id } = await saveCompany(api.database, { industry: null });
    const found = await figures(id);
    expect(found).toMatchObject({ areas: [], cities: [], remote: 0, pay: { stated: 0, open: 0 }, since: null });
    expect(found).toMatchObject({ answers: null, similar: [] });
    expect(found.adverts.map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 0));
  });

  it('returns 404 company_not_found for an unknown company', async () => {
    const answer = await api.inject('/api/proxy/companies/ninguem/figures');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'company_not_found']);
  });
});
