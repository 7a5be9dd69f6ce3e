import type { InjectOptions } from 'fastify';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../../test/create-test-app.ts';
import { saveSignedIn, type SavedUser, type UserRow } from '../../../../test/factories/index.ts';
import { newSender, sendForm } from '../../../../test/public-form.ts';
import { UsersRepository } from '../../users/index.ts';
import { AlertLinks } from '../links/alert-links.service.ts';
import type { SubscriberEntity } from '../subscriber.entity.ts';
import { AddressSuppression } from '../suppression/address-suppression.repository.ts';

type Cookies = Record<string, string>;

type Row = Record<string, unknown>;

const url = '/api/newsletter/subscription';

/** The API with helpers for tests of subscriptions. */
export class SubscriptionApi {
  private constructor(readonly api: TestApp) {}

  static async start(options?: TestAppOptions): Promise<SubscriptionApi> {
    return new SubscriptionApi(await createTestApp(options));
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

  async stored({ id }: Pick<SavedUser, 'id'>): Promise<Row | undefined> {
    return (await this.database.query<Row[]>('select * from subscribers where user_id = $1', [id]))[0];
  }

  async storedOf(email: string): Promise<Row | undefined> {
    return (await this.database.query<Row[]>('select * from subscribers where email = $1', [email]))[0];
  }

  /** Saves a subscription without an account; returns its id. */
  async saveUnowned(email: string, overrides: Partial<Pick<SubscriberEntity, 'frequency'>> = {}): Promise<string> {
    const [row] = await this.database.query<{ id: string }[]>(
      `insert into subscribers (id, email, language, frequency, confirmed_at, consent_at, consent_text, consent_source)
       values (gen_random_uuid(), $1, 'pt', $2, now(), now(), 'of the test', 'alerts') returning id`,
      [email, overrides.frequency ?? 'weekly'],
    );
    return row!.id;
  }

  /** Submits the visitors' form. */
  requestAlerts = (signup: object, options?: Parameters<typeof sendForm>[3]) =>
    sendForm(this.api, '/api/newsletter/alerts', signup, options);

  /** Ids of requests, oldest first. */
  async requestsOf(email: string): Promise<string[]> {
    const select = 'select id from alert_requests where email = $1 order by requested_at';
    return (await this.database.query<{ id: string }[]>(select, [email])).map(({ id }) => id);
  }

  confirm = (requestId: string) =>
    this.call('POST', `/api/newsletter/confirmations/${this.links.confirmationToken(requestId)}`);

  /** Requests and confirms alerts; returns the subscriber's id. */
  async subscribed(email: string, signup: object = {}): Promise<string> {
    await this.requestAlerts({ email, ...signup });
    const [id] = (await this.requestsOf(email)).slice(-1);
    await this.confirm(id!);
    return String((await this.storedOf(email))?.['id']);
  }

  saveSearch = (search: unknown, cookies: Cookies = {}) =>
    this.call('POST', '/api/newsletter/searches', { payload: { search }, cookies });

  removeSearch = (id: string, cookies: Cookies = {}) =>
    this.call('DELETE', `/api/newsletter/searches/${id}`, { cookies });

  /** Changes preferences through the link in the footer of an alert. */
  byLink = (
    method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
    subscriberId: string,
    rest = '',
    options: InjectOptions = {},
  ) => this.call(method, `/api/newsletter/links/${this.links.token(subscriberId)}${rest}`, options);

  reasonOf = async (email: string) => (await this.suppression.find(email))?.reason ?? null;

  get links(): AlertLinks {
    return this.api.app.get(AlertLinks);
  }

  get suppression(): AddressSuppression {
    return this.api.app.get(AddressSuppression);
  }

  /** Uses a new client address for each call, so that rate limits do not apply. */
  call(method: 'GET' | 'PATCH' | 'POST' | 'DELETE', address: string, options: InjectOptions = {}) {
    return this.api.inject({ remoteAddress: newSender(), ...options, method, url: address });
  }
}
