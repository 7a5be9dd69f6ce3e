import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { saveSignedIn, type SavedUser, type UserRow } from '../../../test/factories/index.ts';
import { UsersRepository } from '../users/index.ts';
import type { SubscriberEntity } from './entities/subscriber.entity.ts';

type Cookies = Record<string, string>;

const url = '/api/newsletter/subscription';

/** The API with what tests of subscriptions do again and again. */
export class SubscriptionApi {
  private constructor(readonly api: TestApp) {}

  static async start(): Promise<SubscriptionApi> {
    return new SubscriptionApi(await createTestApp());
  }

  get database() {
    return this.api.database;
  }

  signIn(user: Partial<UserRow> = {}) {
    return saveSignedIn(this.database, user);
  }

  get = (cookies: Cookies = {}) => this.api.inject({ url, cookies });
  update = (payload: object, cookies: Cookies = {}) => this.api.inject({ method: 'PATCH', url, payload, cookies });

  async user({ id }: Pick<SavedUser, 'id'>) {
    const user = await this.api.app.get(UsersRepository).find(id);
    if (user === null) throw new Error(`No user ${id}`);
    return user;
  }

  async stored({ id }: Pick<SavedUser, 'id'>): Promise<Record<string, unknown> | undefined> {
    return (
      await this.database.query<Record<string, unknown>[]>('select * from subscribers where user_id = $1', [id])
    )[0];
  }

  /** Somebody's subscription without an account. */
  async saveUnowned(email: string, overrides: Partial<Pick<SubscriberEntity, 'frequency'>> = {}): Promise<void> {
    await this.database.query(
      `insert into subscribers (id, email, language, frequency, consent_at, consent_text, consent_source)
       values (gen_random_uuid(), $1, 'pt', $2, now(), 'of the test', 'account')`,
      [email, overrides.frequency ?? 'weekly'],
    );
  }
}
