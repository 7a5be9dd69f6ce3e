import fc from 'fast-check';
import { companySorts } from 'shared-contracts';
import type { HiringCompanyRecord } from './companies.repository.ts';
import { CompanyDirectory } from './companies.service.ts';

const company = (name: string, more: Partial<HiringCompanyRecord> = {}): HiringCompanyRecord => ({
  id: 1,
  name,
  slug: 'x',
  industry: null,
  location: null,
  logoHash: null,
  jobCount: 1,
  ...more,
});

const directory = new CompanyDirectory([
  company('Zarco', { jobCount: 3 }),
  company('Águas do Porto', { industry: 'Serviços públicos' }),
  company('brisa', { jobCount: 3 }),
  company('Ângulo', { industry: 'Saúde' }),
]);
const names = (search: string, sort: 'name' | 'jobs' = 'name') =>
  directory.find({ search, sort }).map(({ name }) => name);

describe('company directory', () => {
  it('sorts like a Portuguese dictionary', () => {
    expect(names('')).toEqual(['Águas do Porto', 'Ângulo', 'brisa', 'Zarco']);
  });

  it('sorts by number of open jobs, then by name', () => {
    expect(names('', 'jobs')).toEqual(['brisa', 'Zarco', 'Águas do Porto', 'Ângulo']);
  });

  it.each([
    ['AGUAS', ['Águas do Porto']],
    ['saude', ['Ângulo']],
    ['porto publicos', ['Águas do Porto']],
    ['porto saude', []],
    ['ngul', ['Ângulo']],
    ['100%', []],
  ])('finds %j', (search, expected) => {
    expect(names(search)).toEqual(expected);
  });

  it('contains every company in both orders', () => {
    const records = fc.array(fc.record({ name: fc.string(), jobCount: fc.nat(5) }));
    fc.assert(
      fc.property(records, fc.constantFrom(...companySorts), (list, sort) => {
        const all = list.map(({ name, jobCount }, id) => company(name, { id, jobCount }));
        const found = new CompanyDirectory(all).find({ search: '', sort });
        expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id));
      }),
    );
  });
});
