import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { newSender, sendForm } from '../../../test/public-form.ts';
import { withoutTable } from '../../../test/without-table.ts';

const message = {
  name: 'Inês Prata',
  email: 'ines@example.com',
  phone: '912345678',
  company: 'Vela Digital',
  subject: 'support',
  message: 'Não consigo enviar o meu currículo.\nPodem ajudar?',
};

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => emptyTables(api.database, 'contact_messages, mails, pgboss.job'));
afterAll(() => api.close());

const send = (changes: object = {}, options?: Parameters<typeof sendForm>[3]) =>
  sendForm(api, '/api/contact', { ...message, ...changes }, options);

const stored = () => api.database.query<Record<string, unknown>[]>('select * from contact_messages');
const mails = () => api.database.query<Record<string, unknown>[]>('select * from mails');

describe('POST /api/contact', () => {
  it('stores the message and enqueues a mail to the team', async () => {
    const { status, body } = await send({ name: ' Inês Prata ', email: 'INES@example.com', phone: '+351 912 345 678' });
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
    const [row] = await stored();
    expect(row).toEqual({
      ...message,
      phone: '351912345678',
      id: expect.any(String),
      suspected: false,
      created_at: expect.any(Date),
    });
    const data = { messageId: row?.id };
    expect(await mails()).toMatchObject([{ kind: 'contact-received', recipient: 'equipa@example.com', data }]);
  });

  it('does not require a company', async () => {
    expect((await send({ company: undefined })).status).toBe(200);
    expect((await send({ company: '  ' })).status).toBe(200);
    expect((await stored()).map(({ company }) => company)).toEqual([null, null]);
  });

  it('drops unknown fields', async () => {
    expect((await send({ id: 'mine', suspected: true, created_at: '2020-01-01' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ suspected: false }]);
  });

  it('stores equal messages separately', async () => {
    await send();
    await send();
    expect([(await stored()).length, (await mails()).length]).toEqual([2, 2]);
  });

  it.each([
    ['a website', { website: 'https://example.com' }],
    ['a very long website', { website: 'a'.repeat(9000), filledIn: 60_000 }],
    ['several websites', { website: ['a'] }],
    ['a form completed in 300 ms', { website: '', filledIn: 300 }],
  ])('stores a suspected bot’s message, sends no mail, and returns the same response: %s', async (_, trace) => {
    expect(await send(trace)).toEqual(await send({ website: '', filledIn: 30_000 }));
    expect((await stored()).map(({ suspected }) => suspected)).toEqual([true, false]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['name', 'validation.name', 'a'],
    ['name', 'validation.tooLong', 'a'.repeat(101)],
    ['email', 'validation.contactEmail', 'ines'],
    ['email', 'validation.contactEmail', null],
    ['phone', 'validation.phoneLength', ''],
    ['phone', 'validation.phoneLength', '12345678'],
    ['phone', 'validation.phoneDigits', 'nove nove'],
    ['company', 'validation.tooLong', 'a'.repeat(151)],
    ['subject', 'validation.subject', 'sales'],
    ['message', 'validation.message', 'Olá'],
    ['message', 'validation.tooLong', 'a'.repeat(5001)],
    ['message', 'validation.characters', { a: 1 }],
  ])('reports %s with %s', async (field, key, value) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { [field]: key }]);
    expect(await stored()).toEqual([]);
  });

  it('reports every field of an empty call, in the order of the form', async () => {
    const { status, body } = await sendForm(api, '/api/contact', {});
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields ?? {})).toEqual(['name', 'email', 'phone', 'subject', 'message']);
  });

  it.each([
    [[message]],
    ['message'],
    [JSON.stringify({ ...message, name: { toString: 1 } })],
    [{ ...message, name: { toString: 1 } }],
    [{ ...message, name: [message.name, 'Ana'] }],
    [{ ...message, subject: ['support'] }],
    [{ ...message, message: `Não consigo\0 enviar.` }],
    [{ ...message, constructor: 1 }],
    [null],
  ])('rejects %j', async (body) => {
    const answer = await sendForm(api, '/api/contact', body);
    expect([answer.status, answer.body.code]).toEqual([
      400,
      expect.stringMatching(/^(validation_failed|malformed_json)$/),
    ]);
    expect(await stored()).toEqual([]);
  });

  it('rejects a body that is too large', async () => {
    expect((await send({ message: 'a'.repeat(200_000) })).status).toBe(413);
  });

  it.each([
    ['text/plain', 'Olá', 'validation_failed'],
    ['application/json', '{"name"', 'malformed_json'],
    ['application/json', '', 'validation_failed'],
    [
      'application/x-www-form-urlencoded',
      new URLSearchParams({ ...message, name: 'Ana\0' }).toString(),
      'validation_failed',
    ],
    ['multipart/form-data; boundary=x', '--x--\r\n', 'validation_failed'],
    ['image/png', 'x', 'unsupported_media_type'],
  ])('rejects %s with the body %j', async (type, payload, code) => {
    const headers = { 'content-type': type };
    const answer = await api.inject({
      method: 'POST',
      url: '/api/contact',
      payload,
      headers,
      remoteAddress: newSender(),
    });
    expect([Math.floor(answer.statusCode / 100), answer.json()]).toEqual([4, expect.objectContaining({ code })]);
    expect(await stored()).toEqual([]);
  });

  it('accepts unpaired surrogates and other scripts unchanged', async () => {
    expect((await send({ name: '愛 \uD83D', message: 'Olá 👋🏽 \u202Eàs avessas \uDC00' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ name: '愛 \uFFFD' }]);
  });

  it('stores neither the address nor the browser of the sender', async () => {
    const remoteAddress = newSender();
    await send({}, { remoteAddress, headers: { 'user-agent': 'a browser of the test' } });
    const kept = JSON.stringify([await stored(), await mails()]);
    expect([kept.includes(remoteAddress), kept.includes('a browser of the test')]).toEqual([false, false]);
  });

  it('stores nothing if its mail cannot be enqueued', async () => {
    await withoutTable(api.database, 'mails', async () => {
      expect((await send()).status).toBe(500);
    });
    expect(await stored()).toEqual([]);
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])(
    'rejects a request from another site: %j',
    async (headers) => {
      const { status, body } = await send({}, { headers });
      expect([status, body.code]).toEqual([403, 'foreign_origin']);
      expect(await stored()).toEqual([]);
    },
  );

  it('limits a client address to ten messages in ten minutes', async () => {
    const remoteAddress = newSender();
    for (let count = 0; count < 10; count += 1) expect((await send({}, { remoteAddress })).status).toBe(200);
    const { status, body } = await send({}, { remoteAddress });
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect((await send()).status).toBe(200);
    expect(await stored()).toHaveLength(11);
  });
});
