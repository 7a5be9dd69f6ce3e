import type { AssignedJob } from 'shared-contracts';
import { daysAgo, saveJob } from '../../../test/factories/index.ts';
import { OwnDataSources } from '../users/index.ts';
import { JobAssignmentsApi } from './testing/job-assignments-api.ts';

let tests: JobAssignmentsApi;
beforeAll(async () => {
  tests = await JobAssignmentsApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/jobs/assigned', () => {
  it('requires authentication', async () => {
    const answer = await tests.jobs();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns the user’s assignments, last assigned first, with the public status', async () => {
    const { user, cookies } = await tests.signIn();
    const states = [
      [{ status: 'open' }, 'open'],
      [{ status: 'paused' }, 'paused'],
      [{ status: 'closed' }, 'closed'],
      [{ status: 'open', closes_at: daysAgo(1) }, 'closed'],
    ] as const;
    const expected: unknown[][] = [];
    for (const [row, status] of states) {
      const { id, title } = await saveJob(tests.database, row);
      const { assignedAt } = await tests.assigned(id, user.id);
      expected.unshift([id, title, status, assignedAt]);
    }
    await tests.assigned(await tests.job(), (await tests.person()).id);
    const answer = await tests.jobs(cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const listed = answer
      .json<AssignedJob[]>()
      .map(({ id, title, status, assignedAt }) => [id, title, status, assignedAt]);
    expect(listed).toEqual(expected);
  });

  it('is empty without assignments, also for an admin', async () => {
    for (const { cookies } of [await tests.signIn(), await tests.admin()]) {
      expect((await tests.jobs(cookies)).json()).toEqual([]);
    }
  });

  it('is exported', async () => {
    const { user } = await tests.signIn();
    const { id, title } = await saveJob(tests.database);
    const { assignedAt } = await tests.assigned(id, user.id);
    const sources = new Map(tests.api.app.get(OwnDataSources).all());
    const record = { jobId: id, title, status: 'open', assignedAt: new Date(assignedAt) };
    expect(await sources.get('assigned-jobs')?.(user.id)).toEqual({ records: [record], files: [] });
  });
});
