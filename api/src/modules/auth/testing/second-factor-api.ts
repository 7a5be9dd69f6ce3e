import { codeOf, stopDate } from '../../../../test/authenticator-code.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveSession, saveUser, type SavedUser, type UserRow } from '../../../../test/factories/index.ts';
import type { AccountsConfig } from '../../../config/accounts.config.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { Passwords } from '../password/passwords.service.ts';

type Cookies = Record<string, string>;

export interface SignedInUser {
  user: SavedUser;
  cookies: Cookies;
}

/** The API with common steps of second factor tests. `Date` is fixed in these tests. */
export class SecondFactorApi {
  readonly password = 'segredo';

  private constructor(
    readonly api: TestApp,
    private readonly passwordHash: string,
  ) {}

  static async start(accounts: Partial<AccountsConfig> = {}): Promise<SecondFactorApi> {
    const api = await createTestApp({ accounts });
    stopDate();
    return new SecondFactorApi(api, await api.app.get(Passwords).hash('segredo'));
  }

  get database() {
    return this.api.database;
  }

  /** A new signed-in user with a known password. */
  async signIn(overrides: Partial<UserRow> = {}): Promise<SignedInUser> {
    const user = await saveUser(this.database, { password_hash: this.passwordHash, ...overrides });
    return { user, cookies: await saveSession(this.database, user.id) };
  }

  /** The same, with a second factor. The code of the previous time step has been consumed. */
  async signInWithSecondFactor(overrides: Partial<UserRow> = {}) {
    const signedIn = await this.signIn(overrides);
    const secret: string = (await this.begin(signedIn.cookies)).json().secret;
    const answer = await this.confirm(signedIn.cookies, codeOf(secret, -1));
    return { ...signedIn, secret, recoveryCodes: answer.json().recoveryCodes as string[] };
  }

  begin = (cookies: Cookies = {}, currentPassword = this.password) =>
    this.send('POST', '/api/account/second-factor', cookies, { currentPassword });
  confirm = (cookies: Cookies, code: string) => this.send('PUT', '/api/account/second-factor', cookies, { code });
  remove = (cookies: Cookies = {}, code = '000000', currentPassword = this.password) =>
    this.send('POST', '/api/account/second-factor/removal', cookies, { currentPassword, code });
  renew = (cookies: Cookies = {}, code = '000000', currentPassword = this.password) =>
    this.send('POST', '/api/account/recovery-codes', cookies, { currentPassword, code });

  async hasSecondFactor(cookies: Cookies): Promise<boolean> {
    return (await this.api.inject({ url: '/api/user', cookies })).json().hasSecondFactor;
  }

  /** The user as sign-in reads it. */
  find({ id }: SavedUser): Promise<UserEntity> {
    const users = this.api.app.get(UsersRepository, { strict: false });
    return users.find(id).then((user) => user ?? Promise.reject(new Error(`User ${id} does not exist`)));
  }

  /** Mails to a user about the second factor, ordered by key. */
  async mailed({ id }: SavedUser): Promise<{ recipient: string; change: string }[]> {
    return this.database.query(
      `select recipient, data ->> 'change' as change from mails
       where kind = 'second-factor-changed' and data ->> 'userId' = $1 order by created_at`,
      [String(id)],
    );
  }

  /** Hashes of recovery codes that were not used. */
  async codesLeft({ id }: SavedUser): Promise<number> {
    const sql = 'select count(*)::int as left from recovery_codes where user_id = $1 and used_at is null';
    return (await this.database.query<{ left: number }[]>(sql, [id]))[0]?.left ?? 0;
  }

  private send(method: 'POST' | 'PUT', url: string, cookies: Cookies, payload: object) {
    return this.api.inject({ method, url, cookies, payload });
  }
}
