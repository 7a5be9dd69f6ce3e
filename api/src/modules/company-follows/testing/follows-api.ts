import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveSignedIn } from '../../../../test/factories/index.ts';

type Cookies = Record<string, string>;

/** API client for tests of follows. */
export class FollowsApi {
  private constructor(readonly api: TestApp) {}

  static async start(): Promise<FollowsApi> {
    return new FollowsApi(await createTestApp());
  }

  get database() {
    return this.api.database;
  }

  /** Creates a user; returns the session cookies. */
  async signIn(): Promise<Cookies> {
    return (await saveSignedIn(this.database)).cookies;
  }

  list = (cookies: Cookies = {}) => this.api.inject({ url: '/api/account/followed-companies', cookies });
  cards = (cookies: Cookies = {}) => this.api.inject({ url: '/api/account/followed-companies/cards', cookies });
  follow = (company: number | string, cookies: Cookies = {}) => this.change('PUT', company, cookies);
  unfollow = (company: number | string, cookies: Cookies = {}) => this.change('DELETE', company, cookies);

  private change(method: 'PUT' | 'DELETE', company: number | string, cookies: Cookies) {
    return this.api.inject({ method, url: `/api/account/followed-companies/${company}`, cookies });
  }
}

/** Ids of no company. */
export const unknownCompanies = ['0', '-1', '2147483647', '99999999999999999999', 'ninguem', '%00', 'x'.repeat(3000)];
