import { api } from 'platform';
import * as contracts from 'shared-contracts';
import '../queries';

const isGet = (value: unknown) =>
  typeof value === 'object' && value !== null && 'template' in value && 'method' in value && value.method === 'GET';

it('has the queries of GET contracts, under their names', () => {
  const gets = Object.entries(contracts).flatMap(([name, value]) => (isGet(value) ? [name] : []));
  const queries = Object.keys(api.endpoints);
  expect(queries).toContain('getJob');
  expect(gets).toEqual(expect.arrayContaining(queries));
});
