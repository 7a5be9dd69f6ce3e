import type { Acknowledgement, ErrorAnswer, RegistrationAnswer, SignIn, User } from 'shared-contracts';
import type { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { saveSession, saveUser, type SavedUser, type UserRow } from '../../../../test/factories/index.ts';
import { newSender } from '../../../../test/public-form.ts';
import { UsersRepository } from '../../users/index.ts';
import { MailLimits } from '../mails/mail-limits.repository.ts';
import { Passwords } from '../password/passwords.service.ts';
import { AttemptsRepository, LoginAttempts, maxWrongSignIns } from '../sign-in/attempts.repository.ts';
import type { TokenPurpose } from '../tokens/user-tokens.repository.ts';
import { UserTokenLink } from '../tokens/user-tokens.service.ts';

export const password = 'uma frase só minha';
export const otherPassword = 'outra frase só minha';

interface CallOptions {
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

type Body = Acknowledgement & ErrorAnswer & RegistrationAnswer & User;

export interface StoredMail {
  kind: string;
  recipient: string;
  language: string;
  data: { userId?: number; tokenId?: string | null; at?: string };
}

/** The API with users that have a password, and database queries of account tests. */
export class AuthApi {
  private constructor(
    readonly api: TestApp,
    private readonly passwordHash: string,
  ) {}

  static async start(options: Parameters<typeof createTestApp>[0] = {}): Promise<AuthApi> {
    const api = await createTestApp(options);
    return new AuthApi(api, await api.app.get(Passwords).hash(password));
  }

  get database(): DataSource {
    return this.api.database;
  }

  close(): Promise<void> {
    return this.api.close();
  }

  /** A user with the password `password`. */
  createUser(overrides: Partial<UserRow> = {}): Promise<SavedUser> {
    return saveUser(this.database, { password_hash: this.passwordHash, ...overrides });
  }

  async signedIn(overrides: Partial<UserRow> = {}) {
    const user = await this.createUser(overrides);
    return { user, cookies: await saveSession(this.database, user.id) };
  }

  /** Uses a new client address for every call unless one is given, so that limits apply only to tests that set it. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    { cookies = {}, headers = {}, remoteAddress = newSender() }: CallOptions = {},
  ) {
    const type: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' };
    const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
    const answer = await this.api.inject({
      method,
      url,
      cookies,
      remoteAddress,
      headers: { ...type, ...headers },
      ...body,
    });
    return {
      status: answer.statusCode,
      body: answer.json<Body>(),
      signIns: answer.json<SignIn[]>(),
      headers: answer.headers,
      cookie: answer.cookies.find(({ name }) => name === 'sid'),
    };
  }

  login(username: string, given = password, more: { code?: string | undefined } = {}, options?: CallOptions) {
    return this.call('POST', '/api/login', { username, password: given, ...more }, options);
  }

  /** Counts up to ten wrong sign-ins as `POST /api/login` does, without computing their hashes. */
  async countWrongSignIns(login: string, count: number): Promise<void> {
    const { app } = this.api;
    const user = await app.get(UsersRepository, { strict: false }).findByLogin(login);
    for (let done = 0; done < count; done += 1) {
      await app.get(LoginAttempts).count(login);
      if (user !== null) await app.get(AttemptsRepository).count(user.id, maxWrongSignIns);
    }
  }

  /** Resolves when a statement waits for a lock. */
  untilLockWait(): Promise<void> {
    const sql = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return eventually(async () => {
      const waiting = await this.database.query<unknown[]>(sql);
      if (waiting.length === 0) throw new Error('No statement waits for a lock');
    });
  }

  /** Status of `GET /api/user`. */
  async statusOf(cookies: Record<string, string>): Promise<number> {
    return (await this.call('GET', '/api/user', undefined, { cookies })).status;
  }

  async user(id: number): Promise<Record<string, unknown>> {
    const [row] = await this.database.query<Record<string, unknown>[]>('select * from users where id = $1', [id]);
    return row ?? {};
  }

  mails(recipient: string): Promise<StoredMail[]> {
    const sql = 'select kind, recipient, language, data from mails where recipient = $1 order by key';
    return this.database.query(sql, [recipient]);
  }

  /** Token of the latest link for a purpose. */
  async token(userId: number, purpose: TokenPurpose): Promise<string> {
    const [row] = await this.database.query<{ id: string }[]>(
      'select id from user_tokens where user_id = $1 and purpose = $2 order by created_at desc limit 1',
      [userId, purpose],
    );
    if (row === undefined) throw new Error(`No ${purpose} was issued`);
    return this.tokenOf(row.id);
  }

  tokenOf(id: string): string {
    const url = this.api.app.get(UserTokenLink).url({ id, purpose: 'verify-email' });
    return new URL(url).searchParams.get('token') ?? '';
  }

  /** Expires the tokens of a user. */
  async expire(userId: number): Promise<void> {
    await this.database.query(`update user_tokens set expires_at = now() where user_id = $1`, [userId]);
  }

  /** Moves the requested mails of an account a minute into the past. */
  async age(userId: number): Promise<void> {
    const sql = `update user_tokens set created_at = created_at - interval '61 seconds' where user_id = $1`;
    await this.database.query(sql, [userId]);
    await this.ageRequests(String((await this.user(userId))['email']));
  }

  /** Moves the requested mails to an address into the past, with or without an account. */
  async ageRequests(email: string, seconds = 61): Promise<void> {
    const limits = this.api.app.get(MailLimits);
    const keys = (['verify-email', 'reset-password', 'link-address'] as const).flatMap((kind) =>
      limits.keysOf(kind, email),
    );
    const sql = `update throttle_counts set expires_at = expires_at - $2 * interval '1 second' where key = any($1)`;
    await this.database.query(sql, [keys, seconds]);
  }
}

/** Statuses of concurrent calls, sorted: which one succeeds is undefined. */
export const inOrder = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
