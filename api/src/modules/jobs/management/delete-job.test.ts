import { JobManagementApi, unknownJobIds } from '../testing/job-management-api.ts';

let jobs: JobManagementApi;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
});
afterAll(() => jobs.api.close());

describe('DELETE /api/jobs/{id}', () => {
  it('closes the job for visitors, removes it from all lists and cannot be repeated', async () => {
    const { id } = await jobs.created({ title: 'Cesteira' });
    const { status, body } = await jobs.delete(id);
    expect([status, body]).toEqual([200, { id, deletedAt: expect.any(String) }]);
    expect(await jobs.getPublic(id)).toMatchObject({ status: 200, body: { isClosed: true, closedAt: body.deletedAt } });
    expect(await jobs.searchTitles('cesteira')).toEqual([]);
    expect(JSON.stringify((await jobs.list('?keyword=cesteira')).body.items)).toBe('[]');
    const later = [jobs.get(id), jobs.update(id), jobs.toggle(id), jobs.delete(id)];
    for (const answer of await Promise.all(later)) {
      expect([answer.status, answer.body.code]).toEqual([404, 'job_not_found']);
    }
  });

  it.each(unknownJobIds)('returns 404 job_not_found for %s', async (id) => {
    const { status, body } = await jobs.call('DELETE', `/api/jobs/${id}`);
    expect([status, body.code]).toEqual([404, 'job_not_found']);
  });
});
