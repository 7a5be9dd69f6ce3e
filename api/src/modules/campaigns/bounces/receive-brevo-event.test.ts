import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { MailConfig } from '../../../config/mail.config.ts';
import { saveMailed, storedRecipient } from '../testing/test-mailed.ts';

const token = 'token-of-the-webhook-of-the-test';
const url = '/api/newsletter-automation/brevo-events';

const start = (brevoWebhookToken: string | null) =>
  createTestApp({
    ports: [{ token: MailConfig, fake: new MailConfig(null, 'x', 1, null, null, null, brevoWebhookToken) }],
  });

let api: TestApp;
beforeAll(async () => {
  api = await start(token);
});
afterAll(() => api.close());

const postEvent = (payload: object, authorization = `Bearer ${token}`) =>
  api.inject({ method: 'POST', url, payload, headers: { authorization } });

const event = (providerId: string, changes: object = {}) => ({
  event: 'hard_bounce',
  email: 'maria@example.com',
  id: 9_999_999,
  date: '2026-03-06 11:10:23',
  ts: 1_772_444_400,
  'message-id': providerId,
  ts_event: 1_772_444_400,
  subject: 'Ofertas',
  'X-Mailin-custom': '{}',
  sending_ip: '198.51.100.7',
  tag: '["tag"]',
  tags: ['tag'],
  reason: ' RecipientError: 550 5.5.0 Requested action not taken: mailbox unavailable.',
  ...changes,
});

it('records a bounce from a Brevo event', async () => {
  const mailed = await saveMailed(api.database, { providerId: '<1@smtp-relay.mailin.fr>' });
  const { statusCode, body } = await postEvent(event('<1@smtp-relay.mailin.fr>'));
  expect([statusCode, body]).toEqual([200, '']);
  expect(await storedRecipient(api.database, mailed)).toMatchObject({
    bounced_at: expect.any(Date),
    error: 'RecipientError: 550 5.5.0 Requested action not taken: mailbox unavailable.',
  });
});

it('records an event for a mail without a provider id yet, by its tag', async () => {
  const mailed = await saveMailed(api.database);
  const tags = ['newsletter', mailed.recipientId];
  expect((await postEvent(event('<not-noted@relay>', { tags }))).statusCode).toBe(200);
  expect(await storedRecipient(api.database, mailed)).toMatchObject({ bounced_at: expect.any(Date) });
});

it('accepts unknown events, so that they are not repeated', async () => {
  expect((await postEvent(event('<unknown@relay>'))).statusCode).toBe(200);
  expect((await postEvent(event('<1@relay>', { event: 'unique_opened' }))).statusCode).toBe(200);
  expect((await postEvent({ event: 'spam', email: 'x@example.com' })).statusCode).toBe(200);
});

it.each(['', 'Bearer ', `Bearer ${token}x`, `bearer ${token}`, token])(
  'rejects the authorization %j',
  async (authorization) => {
    const mailed = await saveMailed(api.database, { providerId: `<${authorization.length}@relay>` });
    const { statusCode, body } = await postEvent(event(`<${authorization.length}@relay>`), authorization);
    expect(statusCode).toBe(401);
    expect(body).not.toContain(token);
    expect(await storedRecipient(api.database, mailed)).toMatchObject({ bounced_at: null });
  },
);

it('rejects an invalid event', async () => {
  expect((await postEvent({ event: 'spam' })).statusCode).toBe(400);
  expect((await postEvent([event('<1@relay>')])).statusCode).toBe(400);
});

it('does not limit the rate', async () => {
  const answers = [];
  for (let call = 0; call < 70; call += 1) answers.push((await postEvent(event('<unknown@relay>'))).statusCode);
  expect(new Set(answers)).toEqual(new Set([200]));
});

it('returns 404 without a configured token', async () => {
  const without = await start(null);
  const answer = await without.inject({
    method: 'POST',
    url,
    payload: event('<1@relay>'),
    headers: { authorization: 'Bearer null' },
  });
  const unknownRoute = await without.inject({ method: 'POST', url: '/api/nothing', payload: {} });
  expect([answer.statusCode, answer.json()]).toEqual([404, unknownRoute.json()]);
  await without.close();
});
