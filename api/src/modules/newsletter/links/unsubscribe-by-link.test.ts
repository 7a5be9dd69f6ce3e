import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { bodyLimit } from '../../../http/fastify-adapter.service.ts';
import { AlertEvents } from '../preferences.service.ts';
import { SubscriptionApi } from '../testing/test-subscription.ts';

const email = 'marta@example.com';
const oneClick = 'List-Unsubscribe=One-Click';
const asMultipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;

let tests: SubscriptionApi;
let id: string;
let received: string[];
beforeAll(async () => {
  tests = await SubscriptionApi.start();
  tests.api.app.get(AlertEvents).onUnsubscribed(async (subscriber) => void received.push(subscriber));
});
beforeEach(async () => {
  await emptyTables(tests.database, 'alert_requests, subscribers, suppressed_addresses');
  id = await tests.subscribed(email);
  received = [];
});
afterAll(() => tests.api.close());

const unsubscribe = (options: InjectOptions = {}, subscriber = id) =>
  tests.byLink('POST', subscriber, '/unsubscribe', options);

const form = (type: string, payload: string, headers = {}) => ({
  payload,
  headers: { 'content-type': type, ...headers },
});
const urlEncoded = 'application/x-www-form-urlencoded';

describe('POST /api/newsletter/links/{token}/unsubscribe', () => {
  it.each<[string, InjectOptions]>([
    ['one-click (RFC 8058)', form(urlEncoded, oneClick)],
    ['multipart', form('multipart/form-data; boundary=x', asMultipart)],
    ['invalid multipart', form('multipart/form-data', 'x')],
    ['invalid form data', form(urlEncoded, 'a=%zz&&=')],
    ['JSON', form('application/json', '{}')],
    ['invalid JSON', form('application/json', '{')],
    ['an unsupported type', form('text/xml', '<a/>')],
    ['an invalid type', form('One-Click', oneClick)],
    ['no type', { payload: oneClick }],
    [
      'multipart without a length',
      { ...form('multipart/form-data; boundary=x', ''), payload: Readable.from([asMultipart]) },
    ],
    ['an empty body', {}],
    [
      'from a webmail page',
      form(urlEncoded, oneClick, { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' }),
    ],
  ])('unsubscribes permanently: %s', async (_, options) => {
    const answer = await unsubscribe(options);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(answer.json()).toEqual({ success: true, message: expect.any(String) });
    expect(await tests.storedOf(email)).toMatchObject({ subscription_status: false });
    expect(await tests.reasonOf(email)).toBe('unsubscribed');
    expect(received).toEqual([id]);
  });

  it('limits the size of any body', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'text/xml']) {
      expect((await unsubscribe(form(type, 'x'.repeat(bodyLimit + 1)))).statusCode).toBe(413);
    }
    expect(await tests.storedOf(email)).toMatchObject({ subscription_status: true });
  });

  it('is idempotent, and emits one event, also for concurrent calls', async () => {
    const answers = await Promise.all([unsubscribe(), unsubscribe(), unsubscribe()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(received).toEqual([id]);
  });

  it('succeeds for an erased subscriber, and rejects an invalid link', async () => {
    expect((await unsubscribe({}, randomUUID())).statusCode).toBe(200);
    const wrong = await tests.call('POST', `/api/newsletter/links/${tests.links.confirmationToken(id)}/unsubscribe`);
    expect([wrong.statusCode, wrong.json().code]).toEqual([404, 'token_invalid']);
    expect(await tests.storedOf(email)).toMatchObject({ subscription_status: true });
  });

  it('is rolled back if a listener fails', async () => {
    const events = tests.api.app.get(AlertEvents);
    jest.spyOn(events, 'unsubscribed').mockRejectedValueOnce(new Error('not recorded'));
    expect((await unsubscribe()).statusCode).toBe(500);
    expect(await tests.storedOf(email)).toMatchObject({ subscription_status: true });
    expect(await tests.reasonOf(email)).toBeNull();
  });

  it('does not limit the rate of requests from one address', async () => {
    const [remoteAddress, others] = ['10.9.9.9', Array.from({ length: 70 }, () => randomUUID())];
    for (const other of others) expect((await unsubscribe({ remoteAddress }, other)).statusCode).toBe(200);
  });

  it('emits the event also when unsubscribing by link or account preferences', async () => {
    await tests.byLink('PATCH', id, '', { payload: { subscriptionStatus: false } });
    const { user, cookies } = await tests.signIn();
    await tests.update({ subscriptionStatus: true }, cookies);
    await tests.update({ subscriptionStatus: false }, cookies);
    expect(received).toEqual([id, (await tests.stored(user))?.['id']]);
  });

  it('keeps subscription and suppression consistent under concurrent changes', async () => {
    for (let run = 0; run < 10; run++) {
      await tests.requestAlerts({ email });
      const request = (await tests.requestsOf(email)).at(-1)!;
      const turnOn = () => tests.byLink('PATCH', id, '', { payload: { subscriptionStatus: true } });
      const [complaint, ...answers] = await Promise.all([
        tests.suppression.suppress(email, 'complaint'),
        unsubscribe(),
        turnOn(),
        tests.confirm(request),
        unsubscribe(),
        turnOn(),
      ]);
      expect([complaint, ...answers.map(({ statusCode }) => statusCode)]).toEqual([undefined, ...Array(5).fill(200)]);
      const isOn = (await tests.storedOf(email))?.['subscription_status'];
      expect(await tests.suppression.has(email)).toBe(!isOn);
      await tests.database.query('delete from alert_requests');
    }
  });
});
