import type { JobAssignment } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveJob, saveSignedIn, saveUser, type UserRow } from '../../../../test/factories/index.ts';

type Cookies = Record<string, string>;

/** Ids of no job. */
export const unknownJobs = ['0', '-1', '1.5', '2147483647', '99999999999999999999', 'ninguem'];

/** API client for tests of assignments. */
export class JobAssignmentsApi {
  private constructor(readonly api: TestApp) {}

  static async start(): Promise<JobAssignmentsApi> {
    return new JobAssignmentsApi(await createTestApp());
  }

  get database() {
    return this.api.database;
  }

  signIn(user: Partial<UserRow> = {}) {
    return saveSignedIn(this.database, user);
  }

  admin() {
    return this.signIn({ role: 'admin', second_factor_since: new Date() });
  }

  person(user: Partial<UserRow> = {}) {
    return saveUser(this.database, user);
  }

  async job(): Promise<number> {
    return (await saveJob(this.database)).id;
  }

  list = (job: number | string, cookies: Cookies = {}) =>
    this.api.inject({ url: `/api/jobs/${job}/assignments`, cookies });
  jobs = (cookies: Cookies = {}) => this.api.inject({ url: '/api/jobs/assigned', cookies });
  assign = (job: number | string, payload: object, cookies: Cookies = {}) =>
    this.api.inject({ method: 'POST', url: `/api/jobs/${job}/assign`, payload, cookies });
  unassign = (job: number | string, user: number | string, cookies: Cookies = {}) =>
    this.api.inject({ method: 'DELETE', url: `/api/jobs/${job}/assignments/${user}`, cookies });

  async assigned(job: number, userId: number): Promise<JobAssignment> {
    const answer = await this.assign(job, { userId }, (await this.admin()).cookies);
    return answer.json<JobAssignment>();
  }

  /** Rows of the assignments of a job. */
  async stored(job: number): Promise<{ user_id: number; assigned_by: number | null }[]> {
    return this.database.query('select user_id, assigned_by from job_assignments where job_id = $1', [job]);
  }
}
