import fc from 'fast-check';
import {
  experienceLevels,
  jobSorts,
  jobTypes,
  languages,
  looseSlug,
  postedWithin,
  salaryPeriods,
  schedules,
  slugify,
  workplaces,
  type JobFilter,
  type JobPlace,
} from 'shared-contracts';
import { saveCategory, saveCompany, saveJob, type JobRow } from '../../../../test/factories/index.ts';
import type { CategoryEntry } from '../search/filter-names.cache.ts';
import type { SearchableJob } from '../search/searchable-jobs.repository.ts';
import type { TestSearch } from './test-search.ts';

/** The time of the random dates. */
export const now = new Date('2026-11-20T12:00:00.000Z');
const day = 86_400_000;
const vocabulary = [
  'pão',
  'pao',
  'Programação',
  'programador',
  'C++',
  'C#',
  'C',
  'R',
  'ASP.NET',
  'Network',
  'Évora',
  'enfermeiro',
  'enfermagem',
  'São',
  'Enfermeiras',
  'developer',
  'dev',
  'front',
  'desk',
  'Recepcionista',
  'receção',
  'RH',
  'tipo',
  'TI',
];
const cities = ['Lisboa', 'Évora', 'Porto', 'porto', 'São João da Madeira'];
/** Also two municipalities with one name, a name that does not say which, and a city abroad. */
const jobPlaces: readonly JobPlace[] = [
  ...cities.map((city) => ({ city, region: null, country: 'PT' })),
  ...['Faro', 'Açores', null].map((region) => ({ city: 'Lagoa', region, country: 'PT' })),
  { city: 'Braga', region: null, country: 'BR' },
];
const companyNames = ['Padaria do Pão', 'Oficina'];
const categoryNames = ['Saúde', 'Tecnologia', 'Tecnologia e Design', 'Apoio ao Cliente'];

const words = (max: number) => fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: max });
const text = (max: number) => words(max).map((list) => list.join(' '));

/** Few distinct times, so that equal dates and the limits of "posted within" occur. */
const moment = fc
  .constantFrom(0, 1, 7, 30, 45)
  .chain((days) => fc.constantFrom(-1, 0, 1).map((edge) => new Date(now.getTime() - days * day + edge)));

/** An end date: usually none, otherwise just past, now, just ahead a week ahead or more. */
const deadline = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(-1, 0, 1, 7 * day, 7 * day + 1).map((from) => new Date(now.getTime() + from)),
  },
);

export const randomJob = fc.record({
  title: text(3),
  company: fc.constantFrom(...companyNames.keys()),
  category: fc.option(fc.constantFrom(...categoryNames.keys())),
  places: fc.uniqueArray(fc.constantFrom(...jobPlaces), { maxLength: 3 }),
  workplace: fc.option(fc.constantFrom(...workplaces)),
  job_types: fc.uniqueArray(fc.constantFrom(...jobTypes.slice(0, 4)), { maxLength: 2 }),
  experience_level: fc.option(fc.constantFrom(...experienceLevels)),
  salary: fc.option(
    fc.record({
      salary_min: fc.option(fc.constantFrom(900, 1200.5, 17_000)),
      salary_max: fc.constantFrom(1300, 17_000.5, 1e9),
      salary_currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
      salary_period: fc.constantFrom(...salaryPeriods),
      salary_payments: fc.option(fc.constantFrom(12, 14)),
    }),
  ),
  language: fc.option(fc.constantFrom(...languages)),
  description: text(6).map((body) => `<p>${body} &amp; mais</p>`),
  tags: fc.uniqueArray(fc.constantFrom(...vocabulary), { maxLength: 2 }),
  is_featured: fc.boolean(),
  featured_until: deadline,
  posted_at: moment,
  closes_at: deadline,
  status: fc.constantFrom('open' as const, 'open' as const, 'open' as const, 'closed' as const, 'paused' as const),
});
export type RandomJob = typeof randomJob extends fc.Arbitrary<infer Job> ? Job : never;

const keywords = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 4, arbitrary: words(2).map((list) => list.join(' ')) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'enf',
      'PROGRAM',
      'enfermero',
      'programacão pao',
      'xyzw',
      '???',
      '%',
      '💼',
      'c',
      'c++',
      'r',
      '.net',
      'net',
      'mais',
      'p',
      'rececionista',
      'front desk pao',
      'programadora',
      'recursos de humanos',
      'enfermeira dev',
      'TI',
      'front desk de',
    ),
  },
);
const placeValues = [
  'lisboa',
  'distrito-de-lisboa',
  'algarve',
  'grande-porto',
  'ilha-de-sao-miguel',
  'porto_50',
  'porto_1',
  'grande-porto_50',
  'porto_201',
  'nenhum_10',
  '38.7_-9.1_40',
  '41.15_-8.6_1',
  '38.57_-7.91_99',
  '40.4_-3.7_200',
  'ÉVORA',
  'Lagoa',
  'Lagoa, Açores',
  'braga',
  'Braga',
  'Lisboa, Porto',
  'Atlântida',
];
const categoryTexts = categoryNames.flatMap((name) => [slugify(name), looseSlug(name), name.slice(0, 4)]);

/** Off in three of four cases, so that most lists contain several jobs. */
function usuallyOff<T>(off: T, on: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(off) }, { weight: 1, arbitrary: on });
}
const some = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });

export const randomFilter: fc.Arbitrary<JobFilter> = fc.record({
  keyword: keywords,
  location: usuallyOff('', fc.constantFrom(...cities, 'lisboa', 'Lagoa', 'Lisboa, Porto', 'Atlântida')),
  place: usuallyOff([], some(...placeValues)),
  category: usuallyOff('', fc.constantFrom(...categoryTexts, 'nenhuma')),
  type: usuallyOff([], some('full-time', 'Full Time', 'part-time', 'contract', 'Hybrid', 'Remote Only', 'unknown')),
  experienceLevel: usuallyOff([], some('entry', 'Mid Level', 'senior', 'executive', 'guru')),
  workplace: usuallyOff([], some(...workplaces, 'maybe')),
  schedule: usuallyOff([], some(...schedules, 'Part time', 'never')),
  language: usuallyOff([], some(...languages, 'fr')),
  minPay: usuallyOff('', fc.constantFrom('1', '1300', '1301', '17000-year', '17001-year', '9999999', 'much', '0')),
  withPay: usuallyOff('', fc.constantFrom('true', 'true', 'maybe')),
  postedAfter: usuallyOff(
    '',
    fc.constantFrom(-1, 0, 1).map((edge) => new Date(now.getTime() - 7 * day + edge).toISOString()),
  ),
  closingSoon: usuallyOff('', fc.constantFrom('true', 'true', 'maybe')),
  postedWithin: usuallyOff('any', fc.constantFrom(...postedWithin, '9y')),
  companyId: usuallyOff([], some('1', '2', '99', '0', 'x', '99999999999')),
  sort: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...jobSorts) },
    { weight: 1, arbitrary: fc.constant('distance') },
  ),
  page: fc.constantFrom(1, 1, 2, 3, 999),
});

const noSalary = {
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  salary_payments: null,
};

/** Stores random jobs, with the categories and companies that they name. */
export class RandomCatalogue {
  private constructor(
    private readonly harness: TestSearch,
    readonly categories: readonly CategoryEntry[],
    private readonly companyIds: readonly number[],
  ) {}

  static async create(harness: TestSearch): Promise<RandomCatalogue> {
    const categories = [];
    for (const name of categoryNames) categories.push(await saveCategory(harness.database, { name }));
    const companyIds = [];
    for (const name of companyNames) companyIds.push((await saveCompany(harness.database, { name })).id);
    return new RandomCatalogue(harness, categories, companyIds);
  }

  /** Replaces all jobs. @returns the open ones */
  async store(jobs: readonly RandomJob[]): Promise<SearchableJob[]> {
    await this.harness.database.query('delete from jobs');
    const stored: SearchableJob[] = [];
    for (const job of jobs) {
      const row = this.rowOf(job);
      const { id } = await saveJob(this.harness.database, row);
      if (job.status === 'open') stored.push(this.searchable(id, job, row));
    }
    await this.harness.rebuild();
    return stored;
  }

  /** Stores a job that is not indexed yet. */
  async add(job: RandomJob): Promise<number> {
    return (await saveJob(this.harness.database, this.rowOf(job))).id;
  }

  /** Changes a stored job, which is not indexed yet. */
  async change(id: number, job: RandomJob): Promise<void> {
    const { status: source_status, ...row } = this.rowOf(job);
    const columns = Object.entries({ ...row, source_status });
    const changes = columns.map(([name], at) => `${name} = $${at + 2}`).join(', ');
    await this.harness.database.query(`update jobs set ${changes} where id = $1`, [
      id,
      ...columns.map(([, value]) => value),
    ]);
  }

  private rowOf({ places, category, company, salary, ...job }: RandomJob): Partial<JobRow> {
    return {
      ...job,
      ...(salary ?? noSalary),
      company_id: this.companyIds[company]!,
      category_id: category === null ? null : this.categories[category]!.id,
      places: JSON.stringify(places),
      city: places[0]?.city ?? null,
      location: places.length === 0 ? null : places.map(({ city }) => city).join(', '),
    };
  }

  private searchable(id: number, job: RandomJob, row: Partial<JobRow>): SearchableJob {
    return {
      id,
      title: job.title,
      companyId: this.companyIds[job.company]!,
      company: companyNames[job.company]!,
      category: job.category === null ? null : categoryNames[job.category]!,
      categoryId: row.category_id ?? null,
      city: row.city ?? null,
      location: row.location ?? null,
      places: job.places,
      workplace: job.workplace,
      jobTypes: job.job_types,
      experienceLevel: job.experience_level,
      salaryMin: job.salary?.salary_min ?? null,
      salaryMax: job.salary?.salary_max ?? null,
      salaryCurrency: job.salary?.salary_currency ?? null,
      salaryPeriod: job.salary?.salary_period ?? null,
      salaryPayments: job.salary?.salary_payments ?? null,
      language: job.language,
      description: job.description,
      tags: job.tags,
      isFeatured: job.is_featured,
      featuredUntil: job.featured_until,
      postedAt: job.posted_at,
      closesAt: job.closes_at,
    };
  }
}
