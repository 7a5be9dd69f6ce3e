import fc from 'fast-check';
import { listCompanies, toCompanyFilter, toCompanySearchParams } from './companies.contract.ts';
import { templateVariables } from './endpoint.ts';
import { companySorts } from './enums.ts';

const read = (query: URLSearchParams) => toCompanyFilter(templateVariables(listCompanies.template, {}, query));

describe('company filter', () => {
  it('uses defaults for invalid values and ignores unknown parameters', () => {
    const query = new URLSearchParams('search=%20&sort=size&page=abc&other=1');
    expect(read(query)).toEqual({ search: '', sort: 'name', page: 1 });
  });

  it('round-trips through the query string', () => {
    const filter = fc.record({
      search: fc.string().map((text) => text.trim()),
      sort: fc.constantFrom(...companySorts),
      page: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(fc.property(filter, (one) => expect(read(toCompanySearchParams(one))).toEqual(one)));
  });
});
