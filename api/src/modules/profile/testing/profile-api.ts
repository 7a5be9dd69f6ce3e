import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveSignedIn, type UserRow } from '../../../../test/factories/index.ts';
import { buildForm, formType } from '../../../../test/multipart.ts';

type Cookies = Record<string, string>;

/** API client for tests of profiles. */
export class ProfileApi {
  private constructor(readonly api: TestApp) {}

  static async start(): Promise<ProfileApi> {
    return new ProfileApi(await createTestApp());
  }

  get database() {
    return this.api.database;
  }

  signIn = (user: Partial<UserRow> = {}) => saveSignedIn(this.database, user);

  change = (id: number | string, payload: object, cookies: Cookies = {}) =>
    this.api.inject({ method: 'PATCH', url: `/api/user/${id}`, payload, cookies });

  upload(content: Buffer | string, cookies: Cookies = {}, { name = 'picture', filename = 'eu.jpg' } = {}) {
    const payload = buildForm([{ name, filename, type: 'image/jpeg', content }]);
    const headers = { 'content-type': formType, 'content-length': String(payload.length) };
    return this.api.inject({ method: 'PUT', url: '/api/account/picture', payload, headers, cookies });
  }

  remove = (cookies: Cookies = {}) => this.api.inject({ method: 'DELETE', url: '/api/account/picture', cookies });
  get = (cookies: Cookies = {}, url = '/api/account/picture') => this.api.inject({ url, cookies });

  /** Kinds of the recorded erasures of an account. */
  async erasuresOf(userId: number): Promise<string[]> {
    const sql = 'select kind from erasures where subject = $1 order by id';
    const rows = await this.database.query<{ kind: string }[]>(sql, [String(userId)]);
    return rows.map(({ kind }) => kind);
  }

  /** Number of attached files. */
  async attached(): Promise<number> {
    const [row] = await this.database.query<{ attached: number }[]>(
      'select count(*)::int as attached from files where attached_at is not null',
    );
    return row?.attached ?? 0;
  }
}
