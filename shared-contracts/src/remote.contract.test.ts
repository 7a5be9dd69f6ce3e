import { defineEndpoint, type Variables } from './endpoint.ts';
import { dataOf, dataVariables } from './remote.contract.ts';

const get = (template: string) =>
  defineEndpoint<Variables, unknown>({ name: 'x', method: 'GET', template, tags: ['Job'] });

it('requests data once, or once per value of a query parameter', () => {
  const search = dataOf(get('/api/search{?q}'));
  expect(search).toEqual({ template: '/api/search{?q}', tags: ['Job'] });
  const items = dataOf(get('/api/items/{id}'), { each: { parameter: 'ids', variable: 'id', limit: 2 } });
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
