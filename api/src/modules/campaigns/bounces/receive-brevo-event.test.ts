import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { MailConfig } from '../../../config/mail.config.ts';
import { saveMailed, storedRecipient } from './test-mailed.ts';

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

const tell = (payload: object, authorization = `Bearer ${token}`) =>
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

it('notes a mail that came back, as Brevo tells it', async () => {
  const mailed = await saveMailed(api.database, { providerId: '<1@smtp-relay.mailin.fr>' });
  const { statusCode, body } = await tell(event('<1@smtp-relay.mailin.fr>'));
  expect([statusCode, body]).toEqual([200, '']);
  expect(await storedRecipient(api.database, mailed)).toMatchObject({
    bounced_at: expect.any(Date),
    error: 'RecipientError: 550 5.5.0 Requested action not taken: mailbox unavailable.',
  });
});

it('notes a mail of which we do not know yet what Brevo calls it, by the tag that we gave it', async () => {
  const mailed = await saveMailed(api.database);
  const tags = ['newsletter', mailed.recipientId];
  expect((await tell(event('<not-noted@relay>', { tags }))).statusCode).toBe(200);
  expect(await storedRecipient(api.database, mailed)).toMatchObject({ bounced_at: expect.any(Date) });
});

it('takes what it does not know, so that it is not told again', async () => {
  expect((await tell(event('<unknown@relay>'))).statusCode).toBe(200);
  expect((await tell(event('<1@relay>', { event: 'unique_opened' }))).statusCode).toBe(200);
  expect((await tell({ event: 'spam', email: 'x@example.com' })).statusCode).toBe(200);
});

it.each(['', 'Bearer ', `Bearer ${token}x`, `bearer ${token}`, token])('believes nobody who says %j', async (words) => {
  const mailed = await saveMailed(api.database, { providerId: `<${words.length}@relay>` });
  const { statusCode, body } = await tell(event(`<${words.length}@relay>`), words);
  expect(statusCode).toBe(401);
  expect(body).not.toContain(token);
  expect(await storedRecipient(api.database, mailed)).toMatchObject({ bounced_at: null });
});

it('refuses what is no event', async () => {
  expect((await tell({ event: 'spam' })).statusCode).toBe(400);
  expect((await tell([event('<1@relay>')])).statusCode).toBe(400);
});

it('counts no calls: one address tells of all mails', async () => {
  const answers = [];
  for (let told = 0; told < 70; told += 1) answers.push((await tell(event('<unknown@relay>'))).statusCode);
  expect(new Set(answers)).toEqual(new Set([200]));
});

it('is not there where Brevo was given no token', async () => {
  const without = await start(null);
  const answer = await without.inject({
    method: 'POST',
    url,
    payload: event('<1@relay>'),
    headers: { authorization: 'Bearer null' },
  });
  const nowhere = await without.inject({ method: 'POST', url: '/api/nothing', payload: {} });
  expect([answer.statusCode, answer.json()]).toEqual([404, nowhere.json()]);
  await without.close();
});
