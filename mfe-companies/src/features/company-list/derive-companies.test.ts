import fc from 'fast-check';
import type { JobCard } from 'shared-contracts';
import { deriveCompanies, searchCompanies, sliceCompanies } from './derive-companies';

const job = (companyId: number, companyName: string) =>
  ({ companyId, companyName, companySlug: `c-${companyId}`, logoUrl: null }) as JobCard;

describe('deriveCompanies', () => {
  it('counts the jobs of each company and sorts by name, accents where they belong', () => {
    const companies = deriveCompanies([job(2, 'Zarco'), job(1, 'Água Viva'), job(2, 'Zarco'), job(3, 'Brisa')]);
    expect(companies.map(({ name, jobCount }) => [name, jobCount])).toEqual([
      ['Água Viva', 1],
      ['Brisa', 1],
      ['Zarco', 2],
    ]);
  });

  it('loses no job', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), (ids) => {
        const companies = deriveCompanies(ids.map((id) => job(id, `Empresa ${id}`)));
        expect(companies.reduce((sum, company) => sum + company.jobCount, 0)).toBe(ids.length);
      }),
    );
  });
});

describe('searchCompanies', () => {
  it('ignores case and accents', () => {
    const companies = deriveCompanies([job(1, 'Água Viva'), job(2, 'Brisa')]);
    expect(searchCompanies(companies, ' agua ').map(({ name }) => name)).toEqual(['Água Viva']);
  });
});

describe('sliceCompanies', () => {
  const many = deriveCompanies(
    Array.from({ length: 25 }, (_, id) => job(id, `Empresa ${String(id).padStart(2, '0')}`)),
  );

  it('gives twelve a page', () => {
    expect(sliceCompanies(many, 1)).toMatchObject({ page: 1, totalPages: 3 });
    expect(sliceCompanies(many, 1).items).toHaveLength(12);
    expect(sliceCompanies(many, 3).items).toHaveLength(1);
  });

  it('shows the last page for one beyond the end, and the first for nonsense', () => {
    expect(sliceCompanies(many, 99).page).toBe(3);
    expect(sliceCompanies(many, -2).page).toBe(1);
    expect(sliceCompanies([], 1)).toEqual({ items: [], page: 1, totalPages: 1 });
  });
});
