import fc from 'fast-check';
import { isNarrowed, listCompanies, toCompanyFilter, toCompanySearchParams } from './companies.contract.ts';
import { templateVariables } from './endpoint.ts';
import { companySorts } from './enums.ts';

const read = (query: URLSearchParams) => toCompanyFilter(templateVariables(listCompanies.template, {}, query));

describe('company filter', () => {
  it('uses defaults for invalid values and ignores unknown parameters', () => {
    const query = new URLSearchParams('search=%20&sort=size&page=abc&other=1');
    const none = { search: '', industry: [], city: [], workplace: [], sort: 'jobs', page: 1 };
    expect(read(query)).toEqual(none);
    expect(isNarrowed(read(query))).toBe(false);
    expect(isNarrowed({ ...read(query), city: ['porto'] })).toBe(true);
  });

  it('round-trips through the query string', () => {
    const values = fc.uniqueArray(
      fc
        .string()
        .map((text) => text.trim())
        .filter((text) => text !== ''),
    );
    const filter = fc.record({
      search: fc.string().map((text) => text.trim()),
      industry: values,
      city: values,
      workplace: values,
      sort: fc.constantFrom(...companySorts),
      page: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(fc.property(filter, (one) => expect(read(toCompanySearchParams(one))).toEqual(one)));
  });
});
