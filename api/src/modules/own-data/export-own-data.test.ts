import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brand } from 'shared-contracts';
import { createTestApp, testFilesDir, type TestApp } from '../../../test/create-test-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildPdf, saveCompany, saveSignedIn } from '../../../test/factories/index.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { readArchive } from '../../../test/read-archive.ts';
import { FilesModule, FilesService } from '../files/index.ts';
import { OwnDataSources, type OwnData } from '../users/index.ts';

let api: TestApp;
/** Data by user of a domain that exists only in this test. */
const dataByUser = new Map<number, OwnData>();
beforeAll(async () => {
  api = await createTestApp({ imports: [FilesModule] });
  const nothing: OwnData = { records: [], files: [] };
  const sources = api.app.get(OwnDataSources, { strict: false });
  sources.register('papers', async (userId) => dataByUser.get(userId) ?? nothing);
});
afterAll(() => api.close());

type Cookies = Record<string, string>;
const ask = (cookies: Cookies = {}) => api.inject({ url: '/api/account/export', cookies });

async function exported(cookies: Cookies) {
  const answer = await ask(cookies);
  expect(answer.statusCode).toBe(200);
  const archive = await readArchive(answer.rawPayload);
  return { answer, archive, json: (path: string) => JSON.parse(String(archive.get(path))) };
}

async function store(bytes: Buffer): Promise<string> {
  const path = join(testFilesDir, randomUUID());
  await mkdir(testFilesDir, { recursive: true });
  await writeFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  const meta = { name: 'cv.pdf', contentType: 'application/pdf', size: bytes.length, sha256 };
  return (await api.app.get(FilesService, { strict: false }).store({ path, ...meta })).id;
}

const open = (id: string) => () => api.app.get(FilesService, { strict: false }).read(id);

describe('GET /api/account/export', () => {
  it('requires authentication', async () => {
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('is a ZIP attachment, named by its date, that is not cached', async () => {
    const { cookies } = await saveSignedIn(api.database);
    const { answer } = await exported(cookies);
    const day = new Date().toISOString().slice(0, 10);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${brand.name.toLowerCase()}-${day}.zip"`,
      'cache-control': 'private, no-store',
    });
  });

  it('contains unchanged files and a manifest', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    const [first, second] = [await buildPdf({ text: 'um' }), await buildPdf({ text: 'dois' })];
    const files = await Promise.all(
      [first, second].map(async (bytes) => ({ name: 'Currículo.pdf', open: open(await store(bytes)) })),
    );
    dataByUser.set(user.id, { records: [{ title: 'Currículo' }], files });
    const { archive, json } = await exported(cookies);
    expect(archive.get('papers/Currículo.pdf')?.equals(first)).toBe(true);
    expect(archive.get('papers/Currículo (2).pdf')?.equals(second)).toBe(true);
    expect(json('papers.json')).toEqual([{ title: 'Currículo' }]);
    const { files: listed, missing, createdAt } = json('manifest.json');
    expect(new Set([...listed, 'manifest.json'])).toEqual(new Set(archive.keys()));
    expect(missing).toEqual([]);
    expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('contains sessions and follows, without credentials', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    const company = await saveCompany(api.database);
    await api.database.query('insert into company_follows (user_id, company_id) values ($1, $2)', [
      user.id,
      company.id,
    ]);
    const { json } = await exported(cookies);
    expect(json('sessions.json')).toEqual([
      {
        id: expect.any(String),
        signedInAt: expect.any(String),
        seenAt: expect.any(String),
        expire: expect.any(String),
        browser: null,
        system: null,
        secondFactor: false,
      },
    ]);
    expect(json('followed-companies.json')).toEqual([
      { companyId: company.id, company: company.name, since: expect.any(String) },
    ]);
  });

  it('contains mails by account and by address, with the recipient if it is the owner', async () => {
    const { user, cookies } = await saveSignedIn(api.database, { address_linked_at: new Date() });
    const other = await saveSignedIn(api.database);
    const [former, companyAddress] = [`antigo-${user.id}@example.com`, `empresa-${user.id}@example.com`];
    const mail = (kind: string, recipient: string, data: object, rest: object = {}) =>
      insertRow(api.database, 'mails', { key: randomUUID(), kind, language: 'pt', recipient, data, ...rest });
    await mail('email-changed', former, { userId: user.id }, { created_at: '2025-01-02T10:00Z', sent_at: new Date() });
    await mail('application-received', user.email.toUpperCase(), {}, { created_at: '2025-01-03T10:00Z' });
    await mail('interview-dropped', companyAddress, { userId: user.id }, { created_at: '2025-01-04T10:00Z' });
    await mail('email-changed', `antigo-${other.user.id}@example.com`, { userId: other.user.id });
    const { archive, json } = await exported(cookies);
    const ended = { sentAt: null, cancelledAt: null, failedAt: null };
    expect(json('mails.json')).toEqual([
      {
        ...ended,
        kind: 'email-changed',
        recipient: former,
        createdAt: '2025-01-02T10:00:00.000Z',
        sentAt: expect.any(String),
      },
      {
        ...ended,
        kind: 'application-received',
        recipient: user.email.toUpperCase(),
        createdAt: '2025-01-03T10:00:00.000Z',
      },
      { ...ended, kind: 'interview-dropped', recipient: null, createdAt: '2025-01-04T10:00:00.000Z' },
    ]);
    expect(String(archive.get('mails.json'))).not.toContain(companyAddress);
  });

  it('contains the addresses that links were sent to, without tokens', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    const other = await saveSignedIn(api.database);
    const link = (userId: number, email: string, purpose: string, rest: object) =>
      insertRow(api.database, 'user_tokens', { id: randomUUID(), user_id: userId, purpose, email, ...rest });
    const [created_at, expires_at] = ['2025-01-02T10:00Z', '2025-01-03T10:00Z'];
    const { id } = await link(user.id, 'novo@example.com', 'change-email', { created_at, expires_at });
    await link(other.user.id, 'alheio@example.com', 'change-email', { expires_at });
    const { archive, json } = await exported(cookies);
    expect(json('mailed-links.json')).toEqual([
      {
        purpose: 'change-email',
        email: 'novo@example.com',
        createdAt: '2025-01-02T10:00:00.000Z',
        expiresAt: '2025-01-03T10:00:00.000Z',
        usedAt: null,
        revokedAt: null,
      },
    ]);
    expect(Buffer.concat([...archive.values()]).toString()).not.toContain(id);
  });

  it('contains messages to the team from the linked address', async () => {
    const { user, cookies } = await saveSignedIn(api.database, { address_linked_at: new Date() });
    const message = { name: 'Ana', phone: '912345678', subject: 'general', message: 'Olá a toda a equipa.' };
    const save = (email: string) =>
      insertRow(api.database, 'contact_messages', { id: randomUUID(), email, suspected: false, ...message });
    await save(user.email);
    await save('outra@example.com');
    expect((await exported(cookies)).json('contact-messages.json')).toEqual([
      {
        ...message,
        id: expect.any(String),
        email: user.email,
        company: null,
        suspected: false,
        createdAt: expect.any(String),
      },
    ]);
  });

  it('contains no data by address while the address is not linked', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    const message = { name: 'Ana', phone: '912345678', subject: 'general', message: 'Olá a toda a equipa.' };
    const { email } = user;
    await insertRow(api.database, 'contact_messages', { id: randomUUID(), email, suspected: false, ...message });
    const mail = { kind: 'application-received', language: 'pt', recipient: email, data: {} };
    await insertRow(api.database, 'mails', { key: randomUUID(), ...mail });
    const { json } = await exported(cookies);
    expect([json('contact-messages.json'), json('mails.json')]).toEqual([[], []]);
  });

  it('contains no data of other users', async () => {
    const [mine, other] = [
      await saveSignedIn(api.database),
      await saveSignedIn(api.database, { bio: 'Segredo do Rui', first_name: 'Rui' }),
    ];
    dataByUser.set(other.user.id, { records: ['a paper of Rui'], files: [] });
    const company = await saveCompany(api.database);
    const sql = 'insert into company_follows (user_id, company_id) values ($1, $2)';
    await api.database.query(sql, [other.user.id, company.id]);
    const { archive } = await exported(mine.cookies);
    const words = Buffer.concat([...archive.values()]).toString();
    expect(words).toContain(mine.user.email);
    for (const secret of [other.user.email, 'Rui', company.name, other.cookies.sid]) {
      expect(words).not.toContain(secret);
    }
  });

  it('lists files that are no longer stored, and contains the others', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    const pdf = await buildPdf();
    const kept = open(await store(pdf));
    dataByUser.set(user.id, {
      records: [],
      files: [
        { name: 'gone.pdf', open: open(randomUUID()) },
        { name: 'kept.pdf', open: kept },
      ],
    });
    const { archive, json } = await exported(cookies);
    expect(json('manifest.json').missing).toEqual(['papers/gone.pdf']);
    expect(archive.has('papers/gone.pdf')).toBe(false);
    expect(archive.get('papers/kept.pdf')?.equals(pdf)).toBe(true);
  });

  it('is an error response, not a truncated archive, if a domain fails', async () => {
    const { cookies } = await saveSignedIn(api.database);
    const failingGet = jest.spyOn(dataByUser, 'get').mockImplementationOnce(() => {
      throw new Error('unavailable');
    });
    const answer = await ask(cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal_error']);
    failingGet.mockRestore();
  });

  it('is limited to five per hour and user', async () => {
    const [mine, other] = [await saveSignedIn(api.database), await saveSignedIn(api.database)];
    for (let count = 0; count < 5; count += 1) expect((await ask(mine.cookies)).statusCode).toBe(200);
    const answer = await ask(mine.cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await ask(other.cookies)).statusCode).toBe(200);
  });
});

describe('a client that disconnects during the export', () => {
  /** Creates an endless stream with backpressure. */
  function endless() {
    const counted = { reads: 0 };
    const stream = new Readable({
      read() {
        counted.reads += 1;
        // Random bytes cannot be compressed.
        this.push(randomBytes(16_384));
      },
    });
    return { stream, counted };
  }

  it('closes the open file and opens no other', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    const { stream, counted } = endless();
    const later = jest.fn();
    dataByUser.set(user.id, {
      records: [],
      files: [
        { name: 'endless.txt', open: async () => stream },
        { name: 'later.txt', open: later },
      ],
    });
    await api.app.listen(0, '127.0.0.1');
    const headers = { cookie: `sid=${cookies.sid}` };
    const request = get(`${await api.app.getUrl()}/api/account/export`, { headers });
    await new Promise((resolve) => request.once('response', resolve));
    // The client has stopped reading, so the file is no longer read either.
    let before = -1;
    await eventually(() => {
      const isPaused = counted.reads > 0 && counted.reads === before;
      before = counted.reads;
      expect(isPaused).toBe(true);
    });
    request.destroy();
    await eventually(() => expect(stream.destroyed).toBe(true));
    expect(later).not.toHaveBeenCalled();
  });
});
