import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { codePoint } from 'shared-contracts/testing/code-point';
import { saveCategory } from '../../../../test/factories/index.ts';
import { JobManagementApi } from '../testing/job-management-api.ts';

let jobs: JobManagementApi;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
});
afterAll(() => jobs.api.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('POST /api/jobs', () => {
  it('stores all fields of a job and shows it to visitors', async () => {
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
    expect((await jobs.getPublic(body.id)).body).toMatchObject({ isClosed: false, questionCount: 2, slug: body.slug });
    expect(await jobs.queryOne('select name from cities where value = $1', ['vila-do-conde'])).toEqual({
      name: 'Vila do Conde',
    });
    const questions = await jobs.api.inject(`/api/jobs/${body.id}/questions`);
    expect(questions.json()).toEqual(body.questions);
  });

  it('accepts the aliases for type, remote work and salary text', async () => {
    const { body } = await jobs.create({ type: 'Freelance', remote: true, salary: 'A combinar' });
    expect(body).toMatchObject({
      jobTypes: ['freelance'],
      workplace: 'remote',
      remote: true,
      salary: null,
      salaryText: 'A combinar',
    });
  });

  it('makes the job available to the search and its company immediately', async () => {
    await jobs.created({ title: 'Apicultora chefe' });
    expect(await jobs.searchTitles('apicultora')).toEqual(['Apicultora chefe']);
    const company = await jobs.api.inject(`/api/proxy/companies/${jobs.companyId}/jobs`);
    expect(JSON.stringify(company.json())).toContain('Apicultora chefe');
  });

  it('removes harmful HTML', async () => {
    const attack = '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:x()">a</a>';
    const { body } = await jobs.create({
      title: `Padeiro${attack}`,
      description: `<p onclick="x()">Pão</p>${attack}`,
      benefits: attack,
      tags: ['<script>'],
      questions: [{ question: `Porquê?${attack}` }],
    });
    const page = (await jobs.getPublic(body.id)).body;
    expect(page).toMatchObject({ title: 'Padeiroa', description: '<p>Pão</p><a>a</a>' });
    expect(JSON.stringify([page.title, page.description, page.benefits, body.questions])).not.toMatch(
      /script|onerror|onclick|<img/,
    );
  });

  it('ignores fields that a client must not set', async () => {
    const { body } = await jobs.create({ id: 1, source: 'hr', isActive: false, status: 'closed', applicationCount: 9 });
    expect(body).toMatchObject({ source: 'api', isActive: true, status: 'open', applicationCount: 0 });
  });

  it('returns the first job for the same key, also for concurrent calls', async () => {
    const key = randomUUID();
    const answers = await Promise.all([jobs.create({ title: 'Uma' }, key), jobs.create({ title: 'Outra' }, key)]);
    const [first, second] = answers.map(({ body }) => body);
    expect(second).toEqual(first);
    expect((await jobs.create({ title: 'Terceira' }, key.toUpperCase())).body).toEqual(first);
    expect(await jobs.queryOne('select count(*)::int as jobs from jobs where external_id = $1', [key])).toEqual({
      jobs: 1,
    });
  });

  it('returns the first job for the same key after its closing date', async () => {
    const key = randomUUID();
    const first = (await jobs.create({ closesAt: inDays(1) }, key)).body;
    const again = await jobs.create({ closesAt: inDays(-1), companyId: 424242 }, key);
    expect([again.status, again.body]).toEqual([200, first]);
  });

  it('returns 404 for the key of a deleted job and creates no job', async () => {
    const key = randomUUID();
    const { body } = await jobs.create({}, key);
    await jobs.delete(body.id);
    const again = await jobs.create({}, key);
    expect([again.status, again.body.code]).toEqual([404, 'job_not_found']);
    expect(await jobs.queryOne('select count(*)::int as jobs from jobs where external_id = $1', [key])).toEqual({
      jobs: 1,
    });
  });

  it.each([
    ['an unknown company', { companyId: 424242 }, { companyId: 'validation.id' }],
    ['an unknown category', { categoryId: 424242 }, { categoryId: 'validation.id' }],
    ['an invisible title', { title: '\u200b' }, { title: 'validation.title' }],
    ['an empty description', { description: '' }, { description: 'validation.description' }],
    ['a title of tags only', { title: '<b></b>' }, { title: 'validation.title' }],
    [
      'a description that is empty after sanitizing',
      { description: '<script>x</script>' },
      { description: 'validation.description' },
    ],
    [
      'a question that is empty after sanitizing',
      { questions: [{ question: '<br>' }] },
      { questions: 'validation.questions' },
    ],
    ['a closing date in the past', { closesAt: inDays(-1) }, { closesAt: 'validation.closesAt' }],
    ['a posting time in the future', { postedAt: inDays(1) }, { postedAt: 'validation.postedAt' }],
    ['wrong types', { title: {}, tags: 'x' }, { title: 'validation.characters', tags: 'validation.tags' }],
  ])('rejects %s', async (_, changes, fields) => {
    const { status, body } = await jobs.create(changes);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.fields).toEqual(fields);
  });

  it('rejects a key that is not a UUID', async () => {
    expect((await jobs.create({}, 'mine')).status).toBe(400);
  });

  it('rejects a body above the size limit', async () => {
    expect((await jobs.create({ description: 'x'.repeat(200_000) })).status).toBe(413);
  });

  it('accepts any characters and lone surrogates in any field', async () => {
    const half = fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', '😀', 'a', '\0', '<', ' ') });
    const any = fc.oneof(fc.string({ unit: codePoint }), half);
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

  it('does not split a surrogate pair in a snippet', async () => {
    const { status, body } = await jobs.create({ description: `${'a'.repeat(399)}😀 fim` });
    expect([status, (await jobs.getPublic(body.id)).body.snippet]).toEqual([200, `${'a'.repeat(399)}😀`]);
  });

  it('interprets a closing day as its end in Lisbon', async () => {
    expect((await jobs.created({ closesAt: '2099-07-01' })).closesAt).toBe('2099-07-01T22:59:59.999Z');
    const { body } = await jobs.create({ closesAt: '2099-02-30' });
    expect(body.fields).toEqual({ closesAt: 'validation.date' });
  });

  it.each(['\ud800', 'é\u0000', '\u202e', 'a\u0300'.repeat(200), '𝕏'.repeat(150)])(
    'accepts any text: %j',
    async (text) => {
      const { status } = await jobs.create({ title: text, location: text, tags: [text.slice(0, 20)], slug: text });
      expect([200, 400]).toContain(status);
    },
  );
});
