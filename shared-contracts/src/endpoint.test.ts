import fc from 'fast-check';
import { expandTemplate, queryNames, routePath, templateVariables } from './endpoint.ts';
import { searchJobs } from './jobs.contract.ts';

const query = (text: string) => new URLSearchParams(text);

describe('templateVariables', () => {
  it('reads route parameters and declared query parameters in template order', () => {
    const found = templateVariables('/api/jobs/{id}{?b,a*}', { id: '7' }, query('a=1&b=2&a=3&utm_source=x'));
    expect(found).toEqual({ id: '7', b: '2', a: ['1', '3'] });
    expect(Object.keys(found)).toEqual(['id', 'b', 'a']);
  });

  it('trims values and drops blank ones', () => {
    expect(templateVariables('/x{?a,b*}', {}, query('a=%20&b=&b=%20c'))).toEqual({ b: ['c'] });
  });

  it('round-trips through expandTemplate', () => {
    const value = fc.string({ minLength: 1 }).map((text) => text.trim());
    const given = fc.record({ keyword: value, type: fc.array(value, { maxLength: 3 }) });
    fc.assert(
      fc.property(given, ({ keyword, type }) => {
        const search = new URLSearchParams({ keyword });
        for (const one of type) search.append('type', one);
        const variables = templateVariables(searchJobs.template, {}, search);
        const url = new URL(expandTemplate(searchJobs.template, variables), 'http://site.test');
        expect(templateVariables(searchJobs.template, {}, url.searchParams)).toEqual(variables);
      }),
    );
  });
});

describe('expandTemplate', () => {
  it('percent-encodes reserved characters', () => {
    expect(expandTemplate('/api/proxy/jobs/{id}', { id: 'a/b?c' })).toBe('/api/proxy/jobs/a%2Fb%3Fc');
  });

  it('omits undefined variables', () => {
    expect(expandTemplate('/x{?a,b*}', { a: undefined, b: ['1', '2'] })).toBe('/x?b=1&b=2');
  });
});

it('routePath converts to the router syntax', () => {
  expect(routePath('/api/proxy/jobs/{id}{?a,b*}')).toBe('/api/proxy/jobs/:id');
});

it('queryNames lists the query parameters', () => {
  expect(queryNames('/x/{id}{?a,b*}')).toEqual(['a', 'b']);
});
