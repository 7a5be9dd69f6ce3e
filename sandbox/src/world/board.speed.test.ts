import { TestSandbox } from '../testing.ts';

/** Generous bounds: they tell lazy from eager, not one machine from another. */
describe('100,000 jobs', () => {
  it('are there at once and read page by page without holding up other calls', async () => {
    const start = performance.now();
    const sandbox = await TestSandbox.start({ jobs: 100_000 });
    expect(performance.now() - start).toBeLessThan(10_000);
    const { total, data, next } = (await sandbox.get('/v1/jobs?limit=1000')).json();
    expect(total).toBeGreaterThan(100_000);
    expect(data).toHaveLength(1000);
    const second = performance.now();
    expect((await sandbox.get(`/v1/jobs?limit=1000&cursor=${next}`)).json().data).toHaveLength(1000);
    expect(performance.now() - second).toBeLessThan(3000);
    await sandbox.server.close();
  }, 30_000);
});
