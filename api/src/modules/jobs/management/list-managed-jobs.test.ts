import type { ManagedJob } from 'shared-contracts';
import { daysAgo, saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { JobManagementApi, unknownJobIds } from '../testing/job-management-api.ts';
import { listManagedJobs } from './managed-jobs.sql.ts';

let jobs: JobManagementApi;
let other: number;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
  other = (await saveCompany(jobs.database, { name: 'Estúdio Água' })).id;
  const company_id = jobs.companyId;
  await saveJob(jobs.database, { company_id, title: 'Velha', posted_at: daysAgo(9) });
  await saveJob(jobs.database, { company_id, title: '100% pão', posted_at: daysAgo(3) });
  await saveJob(jobs.database, { company_id: other, title: 'Pausada', status: 'paused', posted_at: daysAgo(2) });
  await saveJob(jobs.database, { company_id, title: 'Fechada', status: 'closed', posted_at: daysAgo(1) });
  await saveJob(jobs.database, { company_id, title: 'Expirada', closes_at: daysAgo(1), posted_at: daysAgo(4) });
});
afterAll(() => jobs.api.close());

const titles = async (query = '') => (await jobs.list(query)).body.items.map(({ title }: ManagedJob) => title);

describe('GET /api/jobs', () => {
  it('lists jobs of any state and source, newest first', async () => {
    expect((await jobs.list()).body).toMatchObject({ page: 1, pageSize: 50, totalPages: 1, total: 5 });
    expect(await titles()).toEqual(['Fechada', 'Pausada', '100% pão', 'Expirada', 'Velha']);
  });

  it.each([
    ['a part of a title, ignoring accents and case', '?keyword=PAO', ['100% pão']],
    ['a part of a company’s name', '?keyword=agua', ['Pausada']],
    ['a literal percent sign', '?keyword=0%25 p', ['100% pão']],
    ['no jobs for a literal underscore', '?keyword=_', []],
    ['open jobs', '?status=open', ['100% pão', 'Velha']],
    ['closed jobs and jobs past their closing date', '?status=closed', ['Fechada', 'Expirada']],
    ['paused jobs', '?status=paused', ['Pausada']],
    ['all jobs for an unknown status', '?status=gone&page=-3', ['Fechada', 'Pausada', '100% pão', 'Expirada', 'Velha']],
    ['no jobs for an unknown company', '?companyId=424242', []],
    ['no jobs for an invalid company id', '?companyId=foz', []],
  ])('finds %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('finds the jobs of a company', async () => {
    expect(await titles(`?companyId=${other}`)).toEqual(['Pausada']);
  });

  it('returns the last page for a page beyond the end', async () => {
    const company_id = (await saveCompany(jobs.database, { name: 'Grande' })).id;
    for (let count = 0; count < 51; count++) await saveJob(jobs.database, { company_id, title: `Vaga ${count}` });
    const { body } = await jobs.list('?keyword=grande&page=99');
    expect(body).toMatchObject({ page: 2, totalPages: 2, total: 51 });
    expect(body.items).toHaveLength(1);
  });

  it('without a filter, counts by an index-only scan and reads only the jobs of the page', async () => {
    const plan = await jobs.database.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off; set local enable_bitmapscan = off;');
      return manager.query<object[]>(`explain ${listManagedJobs}`, ['', null, null, 0, 50]);
    });
    const scans = JSON.stringify(plan).match(/[A-Z][A-Za-z ]{1,200} using jobs_\w{1,200}|Seq Scan on jobs/g);
    expect(scans).toEqual(['Index Only Scan using jobs_managed_newest', 'Index Scan using jobs_pkey']);
  });

  it.each([`?keyword=${'x'.repeat(201)}`, '?page=1&page=2'])('rejects %s', async (query) => {
    expect((await jobs.list(query)).body.code).toBe('validation_failed');
  });
});

describe('GET /api/jobs/id/{id}', () => {
  it('returns a job in any state with its application count', async () => {
    const { id } = await saveJob(jobs.database, { status: 'closed', salary_min: null, salary_text: 'A combinar' });
    const { status, body } = await jobs.get(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, source: 'hr', status: 'closed', isActive: true, salaryText: 'A combinar' });
    expect(body).not.toHaveProperty('snippet');
  });

  it.each(unknownJobIds)('returns 404 job_not_found for %s', async (id) => {
    const { status, body } = await jobs.get(id);
    expect([status, body.code]).toEqual([404, 'job_not_found']);
  });
});
