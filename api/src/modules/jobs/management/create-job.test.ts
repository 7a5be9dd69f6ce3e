import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { saveCategory } from '../../../../test/factories/index.ts';
import { JobManagementApi } from './test-job-management.ts';

let jobs: JobManagementApi;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
});
afterAll(() => jobs.api.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('POST /api/jobs', () => {
  it('stores everything that a job is made of, and shows it to visitors', async () => {
    const category = await saveCategory(jobs.database, { name: 'Saúde' });
    const salary = { min: 1250, max: 1500.5, currency: 'EUR', period: 'month', payments: 14 };
    const { status, body } = await jobs.create({
      categoryId: category.id,
      slug: 'Urgência no Porto',
      location: 'Porto, Vila do Conde,Porto',
      jobTypes: ['full-time', 'temporary'],
      workplace: 'hybrid',
      experienceLevel: 'Mid Level',
      requirements: 'Cédula profissional',
      salary,
      tags: ['turnos', 'Turnos'],
      language: 'pt',
      isFeatured: true,
      featuredUntil: inDays(3),
      closesAt: inDays(30),
      questions: [{ question: 'Tem cédula?', required: true }, { question: 'Quando pode começar?' }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: `urgencia-no-porto-${body.id}`,
      companyName: 'Clínica Foz',
      category: 'Saúde',
      city: 'Porto',
      location: 'Porto, Vila do Conde',
      places: [{ city: 'Porto', region: null, country: 'PT' }, { city: 'Vila do Conde' }],
      jobTypes: ['full-time', 'temporary'],
      type: 'full-time',
      experienceLevel: 'mid',
      remote: false,
      requirements: '<p>Cédula profissional</p>',
      salary,
      tags: ['Turnos'],
      isFeatured: true,
      source: 'api',
      status: 'open',
      isActive: true,
      editedAt: null,
      applicationCount: 0,
      questions: [
        { question: 'Tem cédula?', required: true },
        { question: 'Quando pode começar?', required: false },
      ],
    });
    expect((await jobs.seen(body.id)).body).toMatchObject({ isClosed: false, questionCount: 2, slug: body.slug });
    expect(await jobs.one('select name from cities where value = $1', ['vila-do-conde'])).toEqual({
      name: 'Vila do Conde',
    });
    const questions = await jobs.api.inject(`/api/jobs/${body.id}/questions`);
    expect(questions.json()).toEqual(body.questions);
  });

  it('takes the aliases: one type, remote work, pay in words', async () => {
    const { body } = await jobs.create({ type: 'Freelance', remote: true, salary: 'A combinar' });
    expect(body).toMatchObject({
      jobTypes: ['freelance'],
      workplace: 'remote',
      remote: true,
      salary: null,
      salaryText: 'A combinar',
    });
  });

  it('is found by the search and counts for its company at once', async () => {
    await jobs.created({ title: 'Apicultora chefe' });
    expect(await jobs.found('apicultora')).toEqual(['Apicultora chefe']);
    const company = await jobs.api.inject(`/api/proxy/companies/${jobs.companyId}/jobs`);
    expect(JSON.stringify(company.json())).toContain('Apicultora chefe');
  });

  it('keeps nothing of what could harm a visitor', async () => {
    const attack = '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:x()">a</a>';
    const { body } = await jobs.create({
      title: `Padeiro${attack}`,
      description: `<p onclick="x()">Pão</p>${attack}`,
      benefits: attack,
      tags: ['<script>'],
      questions: [{ question: `Porquê?${attack}` }],
    });
    const page = (await jobs.seen(body.id)).body;
    expect(page).toMatchObject({ title: 'Padeiroa', description: '<p>Pão</p><a>a</a>' });
    expect(JSON.stringify([page.title, page.description, page.benefits, body.questions])).not.toMatch(
      /script|onerror|onclick|<img/,
    );
  });

  it('drops what is no field of a job', async () => {
    const { body } = await jobs.create({ id: 1, source: 'hr', isActive: false, status: 'closed', applicationCount: 9 });
    expect(body).toMatchObject({ source: 'api', isActive: true, status: 'open', applicationCount: 0 });
  });

  it('answers the first job to the same key, also when both calls come at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([jobs.create({ title: 'Uma' }, key), jobs.create({ title: 'Outra' }, key)]);
    const [first, second] = answers.map(({ body }) => body);
    expect(second).toEqual(first);
    expect((await jobs.create({ title: 'Terceira' }, key.toUpperCase())).body).toEqual(first);
    expect(await jobs.one('select count(*)::int as jobs from jobs where external_id = $1', [key])).toEqual({ jobs: 1 });
  });

  it('answers the first job to the same key also after its last moment to apply', async () => {
    const key = randomUUID();
    const first = (await jobs.create({ closesAt: inDays(1) }, key)).body;
    const again = await jobs.create({ closesAt: inDays(-1), companyId: 424242 }, key);
    expect([again.status, again.body]).toEqual([200, first]);
  });

  it('knows no job to the key of one that was deleted, and makes none', async () => {
    const key = randomUUID();
    const { body } = await jobs.create({}, key);
    await jobs.delete(body.id);
    const again = await jobs.create({}, key);
    expect([again.status, again.body.code]).toEqual([404, 'job_not_found']);
    expect(await jobs.one('select count(*)::int as jobs from jobs where external_id = $1', [key])).toEqual({ jobs: 1 });
  });

  it.each([
    ['a company that nobody has', { companyId: 424242 }, { companyId: 'validation.id' }],
    ['a category that nobody has', { categoryId: 424242 }, { categoryId: 'validation.id' }],
    ['a title that nobody sees', { title: '\u200b' }, { title: 'validation.title' }],
    ['an empty description', { description: '' }, { description: 'validation.description' }],
    ['nothing but tags as a title', { title: '<b></b>' }, { title: 'validation.title' }],
    [
      'a description of which nothing is left',
      { description: '<script>x</script>' },
      { description: 'validation.description' },
    ],
    [
      'a question of which nothing is left',
      { questions: [{ question: '<br>' }] },
      { questions: 'validation.questions' },
    ],
    ['a closing date that is over', { closesAt: inDays(-1) }, { closesAt: 'validation.closesAt' }],
    ['a time of posting that is to come', { postedAt: inDays(1) }, { postedAt: 'validation.postedAt' }],
    ['wrong types', { title: {}, tags: 'x' }, { title: 'validation.characters', tags: 'validation.tags' }],
  ])('refuses %s', async (_, changes, fields) => {
    const { status, body } = await jobs.create(changes);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.fields).toEqual(fields);
  });

  it('refuses a key that is no UUID', async () => {
    expect((await jobs.create({}, 'mine')).status).toBe(400);
  });

  it('refuses more than a body may hold', async () => {
    expect((await jobs.create({ description: 'x'.repeat(200_000) })).status).toBe(413);
  });

  it('takes any characters, whole or not, wherever they are', async () => {
    const half = fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', '😀', 'a', '\0', '<', ' ') });
    const any = fc.oneof(fc.string({ unit: 'binary' }), half);
    const texts = fc.record({
      title: any,
      slug: any,
      location: any,
      description: any,
      requirements: any,
      benefits: any,
      salary: any,
      tags: fc.array(any, { maxLength: 3 }),
      questions: fc.array(fc.record({ question: any }), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(texts, async (changes) => {
        expect([200, 400]).toContain((await jobs.create(changes)).status);
      }),
      { numRuns: 30 },
    );
  });

  it('cuts no character of a snippet in two', async () => {
    const { status, body } = await jobs.create({ description: `${'a'.repeat(399)}😀 fim` });
    expect([status, (await jobs.seen(body.id)).body.snippet]).toEqual([200, `${'a'.repeat(399)}😀`]);
  });

  it('takes a day as the last to apply, to its end in Lisbon', async () => {
    expect((await jobs.created({ closesAt: '2099-07-01' })).closesAt).toBe('2099-07-01T22:59:59.999Z');
    const { body } = await jobs.create({ closesAt: '2099-02-30' });
    expect(body.fields).toEqual({ closesAt: 'validation.date' });
  });

  it.each(['\ud800', 'é\u0000', '\u202e', 'a\u0300'.repeat(200), '𝕏'.repeat(150)])(
    'bears any text: %j',
    async (text) => {
      const { status } = await jobs.create({ title: text, location: text, tags: [text.slice(0, 20)], slug: text });
      expect([200, 400]).toContain(status);
    },
  );
});
