import { trackingSources } from 'shared-contracts';
import { saveJob, saveSignedIn } from '../../../test/factories/index.ts';
import { JobTrackingApi } from './testing/job-tracking-api.ts';

let tests: JobTrackingApi;
beforeAll(async () => {
  tests = await JobTrackingApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/jobs/{id}/tracking-urls', () => {
  it('returns an absolute URL for each source to admins, in a fixed order', async () => {
    const { id } = await saveJob(tests.database);
    const answer = await tests.list(id, await tests.admin());
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual(
      trackingSources.map((source) => ({
        source,
        url: `http://localhost:3000/api/jobs/${id}/visit/${source}`,
        clicks: 0,
        machineClicks: 0,
        lastClickOn: null,
      })),
    );
  });

  it('returns the sums of all days and the last day with a human visit', async () => {
    const { id } = await saveJob(tests.database);
    const days = [
      ['2026-03-01', 3, 1],
      ['2026-03-04', 2, 0],
      ['2026-03-09', 0, 5],
    ];
    for (const day of days) {
      await tests.database.query(
        `insert into job_tracking_clicks (job_id, source, day, people, machines) values ($1, 'qr', $2, $3, $4)`,
        [id, ...day],
      );
    }
    const qr = (await tests.urls(id)).find(({ source }) => source === 'qr');
    expect(qr).toMatchObject({ clicks: 5, machineClicks: 6, lastClickOn: '2026-03-04' });
  });

  it('returns URLs to assigned users and does not reveal to others whether the job exists', async () => {
    const [{ id }, other] = [await saveJob(tests.database), await saveJob(tests.database)];
    const { user, cookies } = await saveSignedIn(tests.database);
    await tests.database.query('insert into job_assignments (job_id, user_id) values ($1, $2)', [id, user.id]);
    expect((await tests.list(id, cookies)).statusCode).toBe(200);
    for (const job of [other.id, 2_147_483_647, 'x']) {
      const answer = await tests.list(job, cookies);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
    expect((await tests.list(id)).statusCode).toBe(401);
    expect((await tests.list(2_147_483_647, await tests.admin())).json().code).toBe('job_not_found');
  });
});
