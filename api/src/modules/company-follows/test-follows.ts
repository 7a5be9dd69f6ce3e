import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';

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
  async signIn(id: number): Promise<Cookies> {
    const sid = randomUUID().replaceAll('-', '_');
    const user = { id, username: `u${id}`, email: `u${id}@example.com`, firstName: null, lastName: null, role: 'user' };
    await this.database.query(`insert into sessions (sid, sess, expire) values ($1, $2, now() + interval '1 hour')`, [
      sid,
      { user: { ...user, profilePicture: null } },
    ]);
    return { sid };
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
