import fc from 'fast-check';
import type { ManagedJob } from 'shared-contracts';
import { codePoint } from 'shared-contracts/testing/code-point';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveSignedIn } from '../../../../test/factories/index.ts';
import { createTestIngest, hrCompany, hrJob, type TestIngest } from '../testing/test-ingest.ts';

// Values of the source through the ingest to admins, and the same values back.
let ingest: TestIngest;
let api: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  ingest = await createTestIngest();
  ingest.source.companyPages = [[hrCompany()]];
  await ingest.run();
  api = await createTestApp({ databaseUrl: ingest.databaseUrl });
  ({ cookies } = await saveSignedIn(api.database, { role: 'admin', second_factor_since: new Date() }));
});
afterAll(() => Promise.all([ingest.close(), api.close()]));

let last = 0;

/** A new ingested job, as returned to admins. */
async function ingested(overrides: Record<string, unknown>): Promise<ManagedJob> {
  const id = `J-${++last}`;
  ingest.source.changedJobPages = [[{ ...hrJob(), ...overrides, id, company_id: 'C-1' }]];
  await expect(ingest.run('incremental')).resolves.toMatchObject({ refusals: [] });
  const [job] = await ingest.rows<{ id: number }>('select id from jobs where external_id = $1', [id]);
  return managed(job!.id);
}

async function managed(id: number): Promise<ManagedJob> {
  return (await api.inject({ url: `/api/jobs/id/${id}`, cookies })).json();
}

/** Each request has another client address, because of the rate limit for writes. */
const put = (id: number, payload: object) =>
  api.inject({
    method: 'PUT',
    url: `/api/jobs/${id}`,
    cookies,
    payload,
    remoteAddress: `10.0.${last >> 8}.${last % 256}`,
  });

/** The response to a job that is sent back unchanged, and the job afterwards. */
async function sentBack(job: ManagedJob): Promise<unknown[]> {
  const answer = await put(job.id, job);
  return [answer.json(), await managed(job.id)];
}

const unchanged = (job: ManagedJob) => {
  const same = { ...job, updatedAt: expect.any(String), editedAt: expect.any(String), version: expect.any(Number) };
  return [same, same];
};

const madrid = { city: 'Madrid', district: 'Madrid', country: 'ES' };

describe('PUT /api/jobs/{id} with the response of GET', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a job with all fields', {}],
    ['a job without types', { employment_types: [] }],
    ['a salary text', { salary: null, salary_text: 'A combinar' }],
    ['a salary with amounts and text', { salary_text: 'Mais prémios' }],
    ['places abroad', { locations: [madrid, { city: 'Lisboa, Centro' }] }],
    [
      'places with long names',
      { locations: Array.from({ length: 20 }, (_, at) => ({ city: `${at}${'é'.repeat(98)}` })) },
    ],
    ['a country name', { locations: [{ city: 'Berlim', country: 'Alemanha' }] }],
    ['a long text', { description_html: `<p>${'palavra '.repeat(15_000)}</p>` }],
    ['no description', { description_html: null }],
    ['surrogate pairs', { title: '😀'.repeat(400), tags: ['😀'.repeat(60)], salary_text: '😀'.repeat(300) }],
    ['escaped tags', { title: 'Uso de &lt;T&gt; &amp;amp; mais', questions: [{ id: 'Q', text: '&lt;b&gt;?' }] }],
    ['many questions', { questions: Array.from({ length: 60 }, (_, at) => ({ id: at, text: `Q${at}?` })) }],
    ['a posting time in the future', { posted_at: '2100-01-01T00:00:00Z' }],
    ['invisible characters', { tags: ['\u200b'], salary_text: '\u200b', locations: [{ city: '\u200b' }] }],
    [
      'direction marks',
      {
        title: 'Enfermeiro\u200e/a',
        tags: ['\u200fa'],
        salary_text: '\u202e1 000',
        locations: [{ city: '\u2066Porto', district: '\u200ePorto' }],
        questions: [{ id: 'Q', text: '\u200e¡' }],
      },
    ],
    ['an e-mail address in the text', { description_html: '<p>ana@912 345 678example.com</p><p>a@b.pt</p>' }],
    ['a combining mark after a tag', { benefits_html: ', <p>&#x338;' }],
    [
      'entities of characters that cannot be stored',
      { description_html: '<p>&#8;a&#xd800;</p><p>&#x338;e&#x301;</p>' },
    ],
  ])('does not change %s', async (_, overrides) => {
    const job = await ingested(overrides);
    expect(await sentBack(job)).toEqual(unchanged(job));
  });

  it('changes nothing for any values of the source', async () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '&lt;',
      '&amp;',
      '&#x338;',
      '\u200b',
      '😀',
      'a@b.pt',
      ', ',
      'ã',
      '0',
    );
    const text = fc.oneof(
      fc.string({ unit: piece, maxLength: 30 }),
      fc.string({ unit: codePoint, maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    const texts = fc.array(text, { maxLength: 4 });
    const amount = fc.double({ min: 0.01, max: 1e5, noNaN: true });
    const row = fc.record(
      {
        title: text.map((words) => `x${words}`),
        locations: fc.array(fc.oneof(text, fc.record({ city: text, district: text, country: text })), { maxLength: 4 }),
        category: text,
        employment_types: fc.subarray(['full-time', 'contract', 'gig']),
        workplace: fc.constantFrom('remote', 'onsite', null),
        experience_level: fc.constantFrom('mid', 'entry', null),
        description_html: text,
        requirements_html: text,
        benefits_html: text,
        salary: fc.record({ min: amount, max: amount, currency: fc.constant('EUR'), period: fc.constant('month') }),
        salary_text: text,
        tags: texts,
        featured: fc.boolean(),
        closes_at: fc.constantFrom('2027-07-01', '2020-01-01T00:00:00Z', null),
        questions: texts.map((all) => all.map((words, id) => ({ id, text: words }))),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(row, async (overrides) => {
        const job = await ingested(overrides);
        expect(await sentBack(job)).toEqual(unchanged(job));
      }),
      { numRuns: 60 },
    );
  });

  it('is rejected if the job exceeds the body limit', async () => {
    const text = 'palavra '.repeat(7000);
    const job = await ingested({ description_html: text, requirements_html: text });
    const answer = await put(job.id, job);
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
  });
});

describe('PUT /api/jobs/{id} with place names only', () => {
  it('retains region and country of known cities', async () => {
    const { id, places, ...job } = await ingested({ locations: [madrid, { city: 'Porto', district: 'Porto' }] });
    const answer = await put(id, { ...job, location: 'Évora, Madrid' });
    expect(answer.json().places).toEqual([{ city: 'Évora', region: null, country: 'PT' }, places[0]]);
  });
});

describe('lone surrogates', () => {
  it('do not fail a read in any field', async () => {
    const half = fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', '😀', 'a', '\0', ' ') });
    const fields = Object.keys(hrJob()).filter((name) => name !== 'id' && name !== 'company_id');
    const row = fc.record(Object.fromEntries(fields.map((name) => [name, half])));
    const listFields = { locations: half.map((city) => [{ city, district: city }]), tags: fc.array(half) };
    await fc.assert(
      fc.asyncProperty(row, fc.record(listFields), async (texts, lists) => {
        const job = await ingested({ ...texts, ...lists, title: `x${String(texts['title'])}` });
        expect(JSON.stringify(job)).not.toMatch(/\\u(?:0000|d[89a-f])/);
      }),
      { numRuns: 30 },
    );
  });

  it('do not fail a read at the end of a snippet', async () => {
    const text = `${'a'.repeat(399)}😀 fim`;
    expect(await ingested({ description_html: text })).toMatchObject({ description: `<p>${text}</p>` });
  });
});

it('rejects the outdated version of an admin after a change of the source, but not after an unchanged read', async () => {
  const job = await ingested({});
  await ingest.run('incremental');
  expect((await managed(job.id)).version).toBe(job.version);
  const [row] = await ingest.rows<{ id: string }>('select external_id as id from jobs where id = $1', [job.id]);
  ingest.source.changedJobPages = [[hrJob({ id: row!.id, title: 'Da fonte' })]];
  await ingest.run('incremental');
  const refused = await put(job.id, { ...job, title: 'Do admin' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'job_changed', current: { title: 'Da fonte', version: job.version + 1 } },
  ]);
});
