import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { newSender, sendForm } from '../../../test/public-form.ts';
import { withoutTable } from '../../../test/without-table.ts';

const signup = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Sá',
  phone: '912345678',
  company: 'Vela Digital',
};
const automatic = { website: 'https://example.com' };

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => emptyTables(api.database, 'waitlist_signups, mails, pgboss.job'));
afterAll(() => api.close());

const join = (changes: object = {}, options?: Parameters<typeof sendForm>[3]) =>
  sendForm(api, '/api/newsletter/subscribe', { ...signup, ...changes }, options);

const stored = () =>
  api.database.query<Record<string, unknown>[]>('select * from waitlist_signups order by created_at, suspected');
const mails = () => api.database.query<Record<string, unknown>[]>('select * from mails order by created_at');

describe('POST /api/newsletter/subscribe', () => {
  it('adds a company to the waitlist, and enqueues a mail to the team', async () => {
    const { status, body } = await join({ email: ' ANA@example.com', phone: '912 345 678' });
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
    const [row] = await stored();
    expect(row).toEqual({
      id: expect.any(String),
      email: 'ana@example.com',
      first_name: 'Ana',
      last_name: 'Sá',
      phone: '912345678',
      company: 'Vela Digital',
      frequency: 'weekly',
      suspected: false,
      created_at: expect.any(Date),
      updated_at: row?.created_at,
    });
    const data = { signupId: row?.id, isNew: true };
    expect(await mails()).toMatchObject([{ kind: 'waitlist-joined', recipient: 'equipa@example.com', data }]);
  });

  it('does not require a last name, and accepts a frequency', async () => {
    expect((await join({ lastName: undefined, frequency: 'both' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ last_name: null, frequency: 'both' }]);
  });

  it('updates an existing entry, with the same response', async () => {
    const first = await join();
    const second = await join({ email: 'Ana@Example.com', company: 'Vela Digital, Lda.', lastName: '' });
    expect(second).toEqual(first);
    const rows = await stored();
    expect(rows).toMatchObject([{ company: 'Vela Digital, Lda.', last_name: null, first_name: 'Ana' }]);
    expect(rows[0]?.updated_at).not.toEqual(rows[0]?.created_at);
    expect((await mails()).map(({ data }) => data)).toMatchObject([{ isNew: true }, { isNew: false }]);
  });

  it('enqueues no second mail if nothing has changed', async () => {
    const answers = [await join(), await join(), await join({ frequency: 'weekly', email: 'ANA@example.com' })];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [row, ...others] = await stored();
    expect([row?.updated_at, others]).toEqual([row?.created_at, []]);
    expect(await mails()).toHaveLength(1);
  });

  it('creates one entry and one mail for ten equal concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => join()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect([(await stored()).length, (await mails()).length]).toEqual([1, 1]);
  });

  it.each([automatic, { website: '', filledIn: 300 }])(
    'stores entries of bots, does not notify the team, and responds the same: %j',
    async (trace) => {
      expect(await join({ ...trace, email: 'bot@example.com' })).toEqual(await join({ filledIn: 30_000 }));
      expect((await stored()).map(({ suspected }) => suspected)).toEqual([true, false]);
      expect(await mails()).toHaveLength(1);
    },
  );

  it('stores entries of bots separately from those of companies', async () => {
    await join({ ...automatic, company: 'Before' });
    await join();
    await join({ ...automatic, company: 'After' });
    expect((await stored()).map(({ suspected, company }) => [suspected, company])).toEqual([
      [true, 'After'],
      [false, 'Vela Digital'],
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['email', 'validation.email', 'ana'],
    ['email', 'validation.email', ''],
    ['firstName', 'validation.firstName', '  '],
    ['firstName', 'validation.tooLong', 'a'.repeat(101)],
    ['lastName', 'validation.tooLong', 'a'.repeat(101)],
    ['phone', 'validation.phone', ''],
    ['phone', 'validation.phone', null],
    ['phone', 'validation.phoneLength', '12345678'],
    ['phone', 'validation.phoneDigits', 'nove nove'],
    ['company', 'validation.company', null],
    ['company', 'validation.tooLong', 'a'.repeat(151)],
    ['company', 'validation.characters', { a: 1 }],
    ['frequency', 'validation.frequency', 'daily'],
  ])('rejects %s with %s', async (field, key, value) => {
    const { status, body } = await join({ [field]: value });
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { [field]: key }]);
    expect(await stored()).toEqual([]);
  });

  it('reports every missing field', async () => {
    const { body } = await sendForm(api, '/api/newsletter/subscribe', {});
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(['company', 'email', 'firstName', 'phone']);
  });

  it.each([[[signup]], [7], [{ ...signup, company: { toString: 1 } }], [{ ...signup, company: 'Vela\0' }]])(
    'rejects %j',
    async (body) => {
      expect((await sendForm(api, '/api/newsletter/subscribe', body)).status).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );

  it('rejects a body that is too large', async () => {
    expect((await join({ company: 'a'.repeat(200_000) })).status).toBe(413);
  });

  it('is rolled back if its mail cannot be enqueued', async () => {
    await join();
    await withoutTable(api.database, 'mails', async () => {
      expect((await join({ company: 'Outra' })).status).toBe(500);
      expect((await join({ email: 'nova@example.com' })).status).toBe(500);
    });
    expect(await stored()).toMatchObject([{ company: 'Vela Digital' }]);
  });

  it('is rejected from another site', async () => {
    const { status, body } = await join({}, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([status, body.code]).toEqual([403, 'foreign_origin']);
    expect(await stored()).toEqual([]);
  });

  it('rejects the eleventh request of an address within ten minutes', async () => {
    const remoteAddress = newSender();
    for (let count = 0; count < 10; count += 1) expect((await join({}, { remoteAddress })).status).toBe(200);
    const { status, body } = await join({ company: 'Outra' }, { remoteAddress });
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(await stored()).toMatchObject([{ company: 'Vela Digital' }]);
    expect((await join({ company: 'Outra' })).status).toBe(200);
  });
});
