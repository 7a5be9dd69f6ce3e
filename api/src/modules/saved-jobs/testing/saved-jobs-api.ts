import type { SavedJob } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveSignedIn } from '../../../../test/factories/index.ts';

type Cookies = Record<string, string>;

const url = '/api/account/saved-jobs';

/** API client for tests of saved jobs. */
export class SavedJobsApi {
  private constructor(readonly api: TestApp) {}

  static async start(api?: TestApp): Promise<SavedJobsApi> {
    return new SavedJobsApi(api ?? (await createTestApp()));
  }

  get database() {
    return this.api.database;
  }

  /** Creates a user; returns the session cookies. */
  async signIn(): Promise<Cookies> {
    return (await saveSignedIn(this.database)).cookies;
  }

  list = (cookies: Cookies = {}) => this.api.inject({ url, cookies });
  save = (payload: object, cookies: Cookies = {}) => this.api.inject({ method: 'POST', url, payload, cookies });
  remove = (id: string, cookies: Cookies = {}) => this.api.inject({ method: 'DELETE', url: `${url}/${id}`, cookies });
  restore = (id: string, payload: object, cookies: Cookies = {}) =>
    this.api.inject({ method: 'PUT', url: `${url}/${id}`, payload, cookies });
  writeNote = (id: string, payload: object, cookies: Cookies = {}) =>
    this.api.inject({ method: 'PUT', url: `${url}/${id}/note`, payload, cookies });

  async saved(jobId: number, cookies: Cookies): Promise<SavedJob> {
    return (await this.save({ jobId }, cookies)).json<SavedJob>();
  }

  async savedJobIds(cookies: Cookies): Promise<number[]> {
    return (await this.list(cookies)).json<SavedJob[]>().map(({ jobId }) => jobId);
  }
}
