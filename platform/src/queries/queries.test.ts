import * as contracts from 'shared-contracts';

const isGet = (value: unknown): value is { template: string } =>
  typeof value === 'object' && value !== null && 'template' in value && 'method' in value && value.method === 'GET';

it('registers only GET endpoints of the contract', async () => {
  // Another API than that of the other tests, which define endpoints of their own.
  await jest.isolateModulesAsync(async () => {
    const { api } = await import('../services/store');
    await import('../queries');
    const templates = Object.values<unknown>(contracts)
      .filter(isGet)
      .map(({ template }) => `GET ${template}`);
    const queries = Object.keys(api.endpoints);
    expect(queries).toContain(`GET ${contracts.getJob.template}`);
    expect(templates).toEqual(expect.arrayContaining(queries));
  });
});
