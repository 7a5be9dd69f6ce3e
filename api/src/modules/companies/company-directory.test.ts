import fc from 'fast-check';
import { companySorts, type CompanyFilter } from 'shared-contracts';
import { CompanyDirectory } from './company-directory.policy.ts';
import type { HiringCompanyRecord } from './hiring-companies.repository.ts';

const company = (name: string, more: Partial<HiringCompanyRecord> = {}): HiringCompanyRecord => ({
  id: 1,
  name,
  slug: 'x',
  industry: null,
  location: null,
  logoHash: null,
  description: null,
  jobCount: 1,
  payCount: 0,
  cityCounts: [],
  areaCounts: [],
  workplaceCounts: [],
  ...more,
});

const directory = new CompanyDirectory([
  company('Zarco', {
    id: 1,
    jobCount: 3,
    payCount: 2,
    industry: 'Energia',
    cityCounts: [
      ['Évora', 1],
      ['evora', 2],
    ],
  }),
  company('Águas do Porto', {
    id: 2,
    industry: 'Serviços públicos',
    areaCounts: [
      ['design', 'Design', 1],
      ['vendas', 'Vendas', 1],
    ],
    cityCounts: [['Porto', 1]],
    workplaceCounts: [['onsite', 1]],
  }),
  company('brisa', {
    id: 3,
    jobCount: 3,
    industry: ' energia ',
    areaCounts: [['vendas', 'Vendas', 3]],
    cityCounts: [
      ['Porto', 3],
      ['Faro', 1],
    ],
    workplaceCounts: [
      ['remote', 1],
      ['onsite', 2],
    ],
  }),
  company('Ângulo', { id: 4, industry: 'Saúde', areaCounts: [['design', 'Design', 1]] }),
]);
const everything = { search: '', industry: [], city: [], workplace: [], sort: 'name' } as const;
const find = (filter: Partial<CompanyFilter> = {}) => directory.find({ ...everything, ...filter });
const names = (filter: Partial<CompanyFilter> = {}) => find(filter).companies.map(({ name }) => name);

describe('company directory', () => {
  it('sorts like a Portuguese dictionary, or by number of open jobs and then by name', () => {
    expect(names()).toEqual(['Águas do Porto', 'Ângulo', 'brisa', 'Zarco']);
    expect(names({ sort: 'jobs' })).toEqual(['brisa', 'Zarco', 'Águas do Porto', 'Ângulo']);
  });

  it.each([
    [{ search: 'AGUAS' }, ['Águas do Porto']],
    [{ search: 'saude' }, ['Ângulo']],
    [{ search: 'porto publicos' }, ['Águas do Porto']],
    [{ search: 'porto saude' }, []],
    [{ search: 'ngul' }, ['Ângulo']],
    [{ search: '100%' }, []],
    [{ industry: ['energia'] }, ['brisa', 'Zarco']],
    [{ industry: ['energia', 'saude'] }, ['Ângulo', 'brisa', 'Zarco']],
    [{ industry: ['energia'], city: ['porto'] }, ['brisa']],
    [{ city: ['evora', 'faro'] }, ['brisa', 'Zarco']],
    [{ workplace: ['remote'] }, ['brisa']],
    [{ workplace: ['anywhere'] }, []],
  ])('finds %j', (filter, expected) => {
    expect(names(filter)).toEqual(expected);
  });

  it('counts the values of each filter with the other filters applied, also values without a match', () => {
    expect(find({ industry: ['energia'], city: ['porto'] }).facets).toEqual({
      industry: [
        { value: 'energia', label: 'energia', count: 1 },
        { value: 'saude', label: 'Saúde', count: 0 },
        { value: 'servicos-publicos', label: 'Serviços públicos', count: 1 },
      ],
      city: [
        { value: 'porto', label: 'Porto', count: 1 },
        { value: 'evora', label: 'evora', count: 1 },
        { value: 'faro', label: 'Faro', count: 1 },
      ],
      workplace: [
        { value: 'onsite', label: 'onsite', count: 1 },
        { value: 'remote', label: 'remote', count: 1 },
      ],
    });
  });

  it('sums spellings of a city under the most frequent one, and the pay of all jobs', () => {
    expect(directory.get(1)?.cities).toEqual([{ slug: 'evora', name: 'evora', count: 3 }]);
    expect(directory.pay).toEqual({ stated: 2, open: 8 });
  });

  it('finds similar companies: same industry, then shared categories, then open jobs; else none', () => {
    const similar = (id: number, industry: string | null) =>
      directory.similarTo({ id, industry }).map(({ name }) => name);
    expect(similar(3, 'Energia')).toEqual(['Zarco', 'Águas do Porto']);
    expect(similar(2, null)).toEqual(['brisa', 'Ângulo']);
    expect(similar(99, 'Saúde')).toEqual(['Ângulo']);
    expect(similar(99, null)).toEqual([]);
  });

  it('contains every company in both orders', () => {
    const records = fc.array(fc.record({ name: fc.string(), jobCount: fc.nat(5) }));
    fc.assert(
      fc.property(records, fc.constantFrom(...companySorts), (list, sort) => {
        const all = list.map(({ name, jobCount }, id) => company(name, { id, jobCount }));
        const found = new CompanyDirectory(all).find({ ...everything, sort }).companies;
        expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      }),
    );
  });
});
