import { dataVariables } from './remote.contract.ts';

it('requests data once, or once per value of a query parameter', () => {
  const search = { endpoint: 'search', template: '/api/search{?q}' };
  const items = {
    endpoint: 'getItem',
    template: '/api/items/{id}',
    each: { parameter: 'ids', variable: 'id', limit: 2 },
  };
  const cases = [
    [search, 'q=a', [{ q: 'a' }]],
    [{ ...search, arg: { q: 'b' } }, 'q=a', [{ q: 'b' }]],
    [items, '', []],
    [items, 'ids=,', []],
    [items, 'ids=12', [{ id: '12' }]],
    [items, 'ids=12, 13,12,14', [{ id: '12' }, { id: '13' }]],
  ] as const;
  for (const [data, query, expected] of cases) {
    expect([query, dataVariables(data, {}, new URLSearchParams(query))]).toEqual([query, expected]);
  }
});
