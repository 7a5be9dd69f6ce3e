import type { Job } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { daysAgo, saveCategory, saveCompany, saveJob, saveQuestion } from '../../../../test/factories/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function get(idOrSlug: number | string) {
  const answer = await api.inject(`/api/proxy/jobs/${idOrSlug}`);
  return { status: answer.statusCode, body: answer.json<Job & { code?: string; message?: string }>() };
}

describe('GET /api/proxy/jobs/{id}', () => {
  it('returns the same job by id and by slug', async () => {
    const job = await saveJob(api.database, { slug: 'analista-de-dados' });
    const byNumber = await get(job.id);
    const bySlug = await get('analista-de-dados');
    expect(byNumber.status).toBe(200);
    expect({ ...bySlug.body, now: '' }).toEqual({ ...byNumber.body, now: '' });
  });

  it('returns all fields of the page, with equal values for aliases', async () => {
    const company = await saveCompany(api.database, { name: 'Clínica Foz', logo_hash: 'abc' });
    const category = await saveCategory(api.database, { name: 'Saúde' });
    const postedAt = new Date('2026-11-05T09:12:00Z');
    const job = await saveJob(api.database, {
      company_id: company.id,
      category_id: category.id,
      title: 'Enfermeira',
      city: 'Porto',
      salary_min: 1250,
      salary_max: 1500.5,
      posted_at: postedAt,
      workplace: 'remote',
      job_types: ['part-time', 'temporary'],
    });
    await saveQuestion(api.database, job.id);
    const { body } = await get(job.id);
    expect(body).toMatchObject({
      id: job.id,
      title: 'Enfermeira',
      companyName: 'Clínica Foz',
      logoUrl: '/api/company-logos/abc',
      companyLogoUrl: '/api/company-logos/abc',
      category: 'Saúde',
      categorySlug: 'saude',
      remote: true,
      type: 'part-time',
      jobTypes: ['part-time', 'temporary'],
      salary: { min: 1250, max: 1500.5, currency: 'EUR', period: 'month', payments: 14 },
      postedAt: '2026-11-05T09:12:00.000Z',
      created_at: '2026-11-05T09:12:00.000Z',
      places: [{ city: 'Porto', region: null, country: 'PT' }],
      description: '<p>Uma oferta de teste.</p>',
      questionCount: 1,
      isClosed: false,
      company: { id: company.id, slug: 'clinica-foz', jobCount: 1, logo: '/api/company-logos/abc' },
    });
  });

  it('finds a job by an outdated slug that ends with its id', async () => {
    const job = await saveJob(api.database, { slug: 'titulo-novo' });
    const { status, body } = await get(`titulo-antigo-${job.id}`);
    expect(status).toBe(200);
    expect(body.slug).toBe('titulo-novo');
  });

  it('prefers a matching slug to a matching id', async () => {
    const other = await saveJob(api.database);
    const job = await saveJob(api.database, { slug: `designer-${other.id}` });
    expect((await get(`designer-${other.id}`)).body.id).toBe(job.id);
  });

  it.each([
    '0',
    '2147483648',
    '9223372036854775808',
    '99999999999999999999999',
    'nao-existe',
    'nao-existe-4294967297',
    '-1',
  ])('returns 404 job_not_found for %s', async (id) => {
    const { status, body } = await get(id);
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 404,
      code: 'job_not_found',
      message: `Job with ID ${id} not found`,
    });
  });

  it('returns a closed job with its status and related jobs', async () => {
    const category = await saveCategory(api.database);
    const job = await saveJob(api.database, { status: 'closed', closed_at: daysAgo(1), category_id: category.id });
    const similar = await saveJob(api.database, { category_id: category.id });
    const { status, body } = await get(job.id);
    expect(status).toBe(200);
    expect(body.isClosed).toBe(true);
    expect(body.related.map(({ id }) => id)).toEqual([similar.id]);
  });

  it('treats a job past its closing date as closed', async () => {
    const job = await saveJob(api.database, { closes_at: daysAgo(0.01) });
    expect((await get(job.id)).body.isClosed).toBe(true);
  });

  it('removes scripts from stored HTML', async () => {
    const hostileHtml = '<p>Olá</p><script>alert(1)</script>';
    const job = await saveJob(api.database, {
      description: hostileHtml,
      requirements: hostileHtml,
      benefits: hostileHtml,
    });
    const { body } = await get(job.id);
    expect([body.description, body.requirements, body.benefits]).toEqual(['<p>Olá</p>', '<p>Olá</p>', '<p>Olá</p>']);
  });

  it('returns no salary if the source gives no amounts', async () => {
    const job = await saveJob(api.database, { salary_min: null, salary_text: 'A combinar' });
    const { body } = await get(job.id);
    expect([body.salary, body.salaryText]).toEqual([null, 'A combinar']);
  });
});

describe('related jobs', () => {
  it('returns two open jobs of the category, same city first, then the newest, without the job itself', async () => {
    const category_id = (await saveCategory(api.database)).id;
    const inCategory = (city: string, days: number) =>
      saveJob(api.database, { category_id, city, posted_at: daysAgo(days) });
    const job = await inCategory('Braga', 0);
    await inCategory('Porto', 3);
    const newerInPorto = await inCategory('Porto', 1);
    const olderInBraga = await inCategory('Braga', 9);
    await saveJob(api.database, { category_id, city: 'Braga', status: 'closed' });
    await saveJob(api.database, { category_id, city: 'Braga', closes_at: daysAgo(1) });
    await saveJob(api.database, { city: 'Braga' });
    const { body } = await get(job.id);
    expect(body.related.map(({ id }) => id)).toEqual([olderInBraga.id, newerInPorto.id]);
  });

  it('returns none for a job without a category', async () => {
    const job = await saveJob(api.database);
    expect((await get(job.id)).body.related).toEqual([]);
  });
});
