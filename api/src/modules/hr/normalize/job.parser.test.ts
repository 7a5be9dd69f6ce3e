import fc from 'fast-check';
import { hrJob } from '../testing/test-ingest.ts';
import { normalizeJob, type NormalizedJob } from './job.parser.ts';

function normalized(overrides: Record<string, unknown>): NormalizedJob {
  const job = normalizeJob(hrJob(overrides));
  if ('refused' in job) throw new Error(job.refused);
  return job;
}

describe('normalizeJob', () => {
  it('maps a valid row field by field', () => {
    expect(normalized({})).toEqual({
      externalId: 'J-1',
      companyExternalId: 'C-1',
      title: 'Enfermeiro/a (m/f/d)',
      category: 'Saúde',
      places: [{ city: 'Porto', region: 'Porto', country: 'PT' }],
      city: 'Porto',
      location: 'Porto',
      workplace: 'onsite',
      jobTypes: ['full-time'],
      experienceLevel: 'mid',
      description: '<p>Cuidar de doentes.</p>',
      requirements: '<ul><li>Cédula</li></ul>',
      benefits: null,
      snippet: 'Cuidar de doentes.',
      salaryMin: 1250,
      salaryMax: 1500,
      salaryCurrency: 'EUR',
      salaryPeriod: 'month',
      salaryPayments: 14,
      salaryText: null,
      tags: ['turnos'],
      language: 'pt',
      isFeatured: false,
      featuredUntil: null,
      postedAt: '2026-11-05T09:12:00.000Z',
      closesAt: null,
      sourceUpdatedAt: '2026-11-06T10:00:00.000Z',
      status: 'open',
      questions: [{ externalId: 'Q-1', question: 'Tem cédula profissional?', required: true }],
    });
  });

  it.each([
    ['no id', { id: undefined }, 'the job has no id'],
    ['an id of another type', { id: {} }, 'the job has no id'],
    ['an id that is too long', { id: 'J'.repeat(201) }, 'the job has no id'],
    ['a title of blanks', { title: ' \u00a0\n' }, 'the job has no title'],
    ['a title of tags', { title: '<script>x</script>' }, 'the job has no title'],
    ['no company', { company_id: null }, 'the job has no company'],
  ])('rejects a row with %s', (_, overrides, reason) => {
    expect(normalizeJob(hrJob(overrides))).toMatchObject({ refused: reason });
  });

  it.each<[string, Record<string, unknown>, Partial<NormalizedJob>]>([
    [
      'labels of types',
      { employment_types: ['Weekend Only', 'Full time', 'full-time'] },
      { jobTypes: ['weekend-only', 'full-time'] },
    ],
    ['a type that is not a list', { employment_types: 'part-time' }, { jobTypes: ['part-time'] }],
    [
      'a type that is a workplace',
      { employment_types: ['Remote Only'], workplace: null },
      { jobTypes: [], workplace: 'remote' },
    ],
    [
      'unknown values',
      { employment_types: ['gig'], workplace: 'moon', experience_level: 'guru' },
      { jobTypes: [], workplace: null, experienceLevel: null },
    ],
    ['the other spelling of a level', { experience_level: 'Executive' }, { experienceLevel: 'expert' }],
    [
      'three places',
      { locations: [{ city: 'Lisboa' }, { city: 'Porto' }, { city: 'Porto' }, {}, null] },
      { city: 'Lisboa', location: 'Lisboa, Porto' },
    ],
    ['no place', { locations: null }, { places: [], city: null, location: null }],
    [
      'a salary without a currency',
      { salary: { min: 1, period: 'month' }, salary_text: 'A combinar' },
      { salaryMin: null, salaryText: 'A combinar' },
    ],
    [
      'a salary with bounds in the wrong order',
      { salary: { min: 9, max: 1, currency: 'EUR', period: 'hour' } },
      { salaryMin: null, salaryMax: null, salaryPeriod: null },
    ],
    [
      'a salary with one bound',
      { salary: { max: 2000, currency: 'eur', period: 'month' } },
      { salaryMin: null, salaryMax: 2000, salaryCurrency: 'EUR' },
    ],
    [
      'a salary text',
      { salary: { min: '1000', currency: 'EUR', period: 'month' } },
      { salaryMin: null, salaryPeriod: null },
    ],
    [
      'impossible dates',
      { posted_at: 'ontem', updated_at: '2026-11-06T10:00:00Z', closes_at: 17 },
      { postedAt: '2026-11-06T10:00:00.000Z', closesAt: null },
    ],
    [
      'dates without a time: a closing date ends with the day in UTC',
      { posted_at: '2026-11-05', closes_at: '2027-07-01', featured_until: '2026-12-01' },
      {
        postedAt: '2026-11-05T00:00:00.000Z',
        closesAt: '2027-07-01T23:59:59.999Z',
        featuredUntil: '2026-12-01T23:59:59.999Z',
      },
    ],
    ['times without a zone', { closes_at: '2027-07-01T18:00' }, { closesAt: '2027-07-01T18:00:00.000Z' }],
    ['an impossible date', { closes_at: '2027-02-30' }, { closesAt: null }],
    ['an unknown status', { status: 'archived' }, { status: 'paused' }],
    ['no status', { status: undefined }, { status: 'open' }],
    ['a category without letters', { category: '---' }, { category: null }],
    ['an entity in the title', { title: 'R&amp;D <b>lead</b>' }, { title: 'R&D lead' }],
    ['NUL and a lone surrogate', { title: 'A\u0000B\ud83d' }, { title: 'AB' }],
    [
      'questions without text',
      { questions: [{ id: 'Q-1' }, null, { id: 'Q-2', text: 'Pode?' }] },
      { questions: [{ externalId: 'Q-2', question: 'Pode?', required: false }] },
    ],
  ])('normalizes %s', (_, overrides, expected) => {
    expect(normalized(overrides)).toMatchObject(expected);
  });

  it('truncates long texts', () => {
    const job = normalized({ title: 'é'.repeat(2000), description_html: `<p>${'palavra '.repeat(50_000)}</p>` });
    expect(job.title).toHaveLength(300);
    expect(job.description.length).toBeLessThanOrEqual(100_010);
    expect(job.snippet).toBe(`${Array.from({ length: 20 }, () => 'palavra').join(' ')}...`);
  });

  it('never throws and returns storable values for any row', () => {
    const anything = fc.anything({ withNullPrototype: true, withDate: true, maxDepth: 3 });
    const keys = Object.keys(hrJob());
    const rowWithAnyValue = fc
      .tuple(fc.constantFrom(...keys), anything)
      .map(([key, value]) => ({ ...hrJob(), [key]: value }));
    fc.assert(
      fc.property(fc.oneof(anything, rowWithAnyValue), (row) => {
        const text = JSON.stringify(normalizeJob(row));
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
      }),
      { numRuns: 500 },
    );
  });
});
