import { assignmentSchema, jobSchema, jobToggleSchema } from './job-management.schema.ts';
import { failuresOf } from './testing/failures-of.ts';

const job = { title: 'Enfermeira', companyId: 7, description: '<p>Cuidar de doentes.</p>' };
const salary = { min: 1250, max: 1500, currency: 'EUR', period: 'month', payments: 14 };

const place = { city: 'Madrid, Centro', region: 'Madrid', country: 'ES' };

const read = (given: object) => jobSchema.validate({ ...job, ...given }, { stripUnknown: true, abortEarly: false });
const refused = (given: object) => failuresOf(jobSchema, { ...job, ...given });

describe('jobSchema', () => {
  it('requires only a title, a company and a description', async () => {
    await expect(failuresOf(jobSchema, {})).resolves.toEqual({
      title: 'validation.title',
      companyId: 'validation.id',
      description: 'validation.description',
    });
    await expect(read({})).resolves.toEqual({ ...job, isFeatured: false });
  });

  it.each([
    ['a label of a job type', { type: 'Weekend Only' }, { type: 'weekend-only' }],
    ['labels of job types', { jobTypes: ['Full-time', 'contract'] }, { jobTypes: ['full-time', 'contract'] }],
    ['a label of a level', { experienceLevel: 'Mid Level' }, { experienceLevel: 'mid' }],
    ['a salary with numbers', { salary }, { salary }],
    ['a salary with one bound', { salary: { ...salary, min: null } }, { salary: { ...salary, min: null } }],
    ['a salary as text', { salary: ' A combinar ' }, { salary: 'A combinar' }],
    ['no salary', { salary: null }, { salary: null }],
    ['a closing day as its end in Lisbon', { closesAt: '2026-12-01' }, { closesAt: '2026-12-01T23:59:59.999Z' }],
    ['a day in summer', { featuredUntil: '2026-07-01' }, { featuredUntil: '2026-07-01T22:59:59.999Z' }],
    ['the posting day as its start', { postedAt: '2026-07-01' }, { postedAt: '2026-06-30T23:00:00.000Z' }],
    ['a job without types', { type: null, jobTypes: [] }, { type: null, jobTypes: [] }],
    ['a salary with numbers and text', { salary, salaryText: 'Mais prémios' }, { salary, salaryText: 'Mais prémios' }],
    ['places with their cities', { places: [place], location: 'Madrid, Centro' }, { places: [place] }],
    ['a title of the maximum length', { title: '😀'.repeat(300) }, { title: '😀'.repeat(300) }],
    ['a time in any time zone', { postedAt: '2026-11-01T10:00:00+01:00' }, { postedAt: '2026-11-01T09:00:00.000Z' }],
    ['null as a date', { featuredUntil: null }, { featuredUntil: null }],
    [
      'an optional question',
      { questions: [{ question: 'Quando?' }] },
      { questions: [{ question: 'Quando?', required: false }] },
    ],
    ['equal aliased fields', { workplace: 'remote', remote: true }, { workplace: 'remote', remote: true }],
  ])('reads %s', async (_, given, expected) => {
    await expect(read(given)).resolves.toMatchObject(expected);
  });

  it.each([
    ['an unknown type', { type: 'gig' }, { type: 'validation.jobType' }],
    [
      'a type that is not among the types',
      { type: 'contract', jobTypes: ['full-time'] },
      { type: 'validation.jobType' },
    ],
    [
      'remote true with the workplace onsite',
      { workplace: 'onsite', remote: true },
      { remote: 'validation.workplace' },
    ],
    [
      'remote false with the workplace remote',
      { workplace: 'remote', remote: false },
      { remote: 'validation.workplace' },
    ],
    ['a salary without bounds', { salary: { ...salary, min: null, max: null } }, { salary: 'validation.salary' }],
    [
      'a salary whose minimum exceeds the maximum',
      { salary: { ...salary, min: 2000 } },
      { salary: 'validation.salary' },
    ],
    [
      'a salary in an unknown currency',
      { salary: { ...salary, currency: 'euros' } },
      { 'salary.currency': 'validation.salary' },
    ],
    [
      'a salary in a non-string currency',
      { salary: { ...salary, currency: [[]] } },
      { 'salary.currency': 'validation.characters' },
    ],
    ['an infinite salary', { salary: { ...salary, max: Infinity } }, { 'salary.max': 'validation.salary' }],
    ['a year with six digits', { closesAt: '+275760-09-13T00:00:00Z' }, { closesAt: 'validation.date' }],
    [
      'a year out of range',
      { postedAt: '0001-01-01', featuredUntil: '2200-01-01T00:00:00Z', closesAt: '99999-01-01T10:00Z' },
      { postedAt: 'validation.date', featuredUntil: 'validation.date', closesAt: 'validation.date' },
    ],
    ['a time that is no date', { postedAt: 'ontem' }, { postedAt: 'validation.date' }],
    ['a day that does not exist', { closesAt: '2027-02-30' }, { closesAt: 'validation.date' }],
    ['a time on a day that does not exist', { closesAt: '2027-02-30T10:00Z' }, { closesAt: 'validation.date' }],
    ['a time without a time zone', { closesAt: '2026-12-01T10:00' }, { closesAt: 'validation.date' }],
    [
      'a location that differs from the places',
      { places: [place], location: 'Porto' },
      { location: 'validation.places' },
    ],
    ['places without a country', { places: [{ city: 'Madrid' }] }, { 'places[0].country': 'validation.places' }],
    [
      'two different texts for the salary',
      { salary: 'Bom', salaryText: 'A combinar' },
      { salary: 'validation.salary' },
    ],
    ['an invisible title', { title: '\u200b' }, { title: 'validation.title' }],
    ['an id above 2^31 - 1', { categoryId: 2 ** 31 }, { categoryId: 'validation.id' }],
    ['a NUL character', { title: 'a\0b' }, { title: 'validation.characters' }],
    ['a text that is too long', { requirements: 'x'.repeat(102_401) }, { requirements: 'validation.tooLong' }],
    ['too many tags', { tags: Array.from({ length: 21 }, (__, index) => `t${index}`) }, { tags: 'validation.tags' }],
  ])('rejects %s', async (_, given, expected) => {
    await expect(refused(given)).resolves.toEqual(expected);
  });
});

it('jobToggleSchema accepts true, false and no value', async () => {
  await expect(jobToggleSchema.validate({ isActive: false })).resolves.toEqual({ isActive: false });
  await expect(jobToggleSchema.validate({})).resolves.toEqual({});
  await expect(failuresOf(jobToggleSchema, { isActive: 'perhaps' })).resolves.toEqual({
    isActive: 'validation.choice',
  });
});

describe('assignmentSchema', () => {
  it.each([{ userId: 7 }, { email: 'Rui@Example.com' }])('accepts either field: %j', async (given) => {
    expect(await failuresOf(assignmentSchema, given)).toEqual({});
  });

  it.each([{}, { email: '' }, { email: null }, { userId: 7, email: 'rui@example.com' }])(
    'requires exactly one field: %j',
    async (given) => {
      await expect(assignmentSchema.validate(given, { abortEarly: false })).rejects.toMatchObject({
        errors: ['validation.userIdOrEmail'],
      });
    },
  );

  it('reports an invalid id and an invalid address', async () => {
    expect(await failuresOf(assignmentSchema, { userId: 'x' })).toMatchObject({ userId: 'validation.id' });
    expect(await failuresOf(assignmentSchema, { email: 'x' })).toMatchObject({ email: 'validation.email' });
  });
});
