import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { saveSignedIn } from '../../../test/factories/index.ts';

type Cookies = Record<string, string>;

/** The API with what tests of follows do again and again. */
export class FollowsApi {
  private constructor(readonly api: TestApp) {}

  static async start(): Promise<FollowsApi> {
    return new FollowsApi(await createTestApp());
  }

  get database() {
    return this.api.database;
  }

  /** A session of somebody new. */
  async signIn(): Promise<Cookies> {
    return (await saveSignedIn(this.database)).cookies;
  }

  list = (cookies: Cookies = {}) => this.api.inject({ url: '/api/account/followed-companies', cookies });
  follow = (company: number | string, cookies: Cookies = {}) => this.change('PUT', company, cookies);
  unfollow = (company: number | string, cookies: Cookies = {}) => this.change('DELETE', company, cookies);

  private change(method: 'PUT' | 'DELETE', company: number | string, cookies: Cookies) {
    return this.api.inject({ method, url: `/api/account/followed-companies/${company}`, cookies });
  }
}

/** What names no company. */
export const unknownCompanies = ['0', '-1', '2147483647', '99999999999999999999', 'ninguem', '%00', 'x'.repeat(3000)];
