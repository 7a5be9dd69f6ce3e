import { saveJob } from '../../../../test/factories/index.ts';
import { JobManagementApi, unknownJobIds } from '../testing/job-management-api.ts';

let jobs: JobManagementApi;
beforeAll(async () => {
  jobs = await JobManagementApi.start();
});
afterAll(() => jobs.api.close());

describe('PUT /api/jobs/{id}/toggle', () => {
  it('deactivates and reactivates a job, also for visitors', async () => {
    const { id } = await jobs.created({ title: 'Sapateira' });
    expect((await jobs.toggle(id)).body).toMatchObject({ isActive: false, status: 'paused' });
    expect((await jobs.getPublic(id)).body).toMatchObject({ isClosed: true });
    expect(await jobs.searchTitles('sapateira')).toEqual([]);
    const questions = await jobs.api.inject(`/api/jobs/${id}/questions`);
    expect([questions.statusCode, questions.json().code]).toEqual([410, 'job_closed']);
    expect((await jobs.toggle(id)).body).toMatchObject({ isActive: true, status: 'open' });
    expect((await jobs.getPublic(id)).body).toMatchObject({ isClosed: false });
    expect(await jobs.searchTitles('sapateira')).toEqual(['Sapateira']);
  });

  it('is idempotent with an explicit state', async () => {
    const { id } = await jobs.created();
    for (let turn = 0; turn < 2; turn++) {
      expect((await jobs.toggle(id, { isActive: false })).body).toMatchObject({ isActive: false });
    }
  });

  it('toggles twice for two concurrent calls', async () => {
    const { id } = await jobs.created();
    for (let turn = 0; turn < 5; turn++) {
      await Promise.all([jobs.toggle(id), jobs.toggle(id)]);
      expect((await jobs.get(id)).body.isActive).toBe(true);
    }
  });

  it('does not reopen a job that its source closed', async () => {
    const { id } = await saveJob(jobs.database, { status: 'closed' });
    expect((await jobs.toggle(id)).body).toMatchObject({ isActive: false, status: 'closed' });
    expect((await jobs.toggle(id)).body).toMatchObject({ isActive: true, status: 'closed' });
  });

  it('rejects an invalid state', async () => {
    const { id } = await jobs.created();
    expect((await jobs.toggle(id, { isActive: 'perhaps' })).body).toMatchObject({
      fields: { isActive: 'validation.choice' },
    });
  });

  it.each(unknownJobIds)('returns 404 job_not_found for %s', async (id) => {
    const { status, body } = await jobs.call('PUT', `/api/jobs/${id}/toggle`);
    expect([status, body.code]).toEqual([404, 'job_not_found']);
  });
});
