import * as contracts from 'shared-contracts';

const isGet = (value: unknown) =>
  typeof value === 'object' && value !== null && 'template' in value && 'method' in value && value.method === 'GET';

it('has the queries of GET contracts, under their names', async () => {
  // Another API than that of the other tests, which inject endpoints of their own.
  await jest.isolateModulesAsync(async () => {
    const { api } = await import('platform');
    await import('../queries');
    const gets = Object.entries(contracts).flatMap(([name, value]) => (isGet(value) ? [name] : []));
    const queries = Object.keys(api.endpoints);
    expect(queries).toContain('getJob');
    expect(gets).toEqual(expect.arrayContaining(queries));
  });
});
