import { eventually } from '../../../test/eventually.ts';
import { buildPdf, saveCategory } from '../../../test/factories/index.ts';
import { formRequest } from '../../../test/multipart.ts';
import { ProfileApi } from './testing/profile-api.ts';

let tests: ProfileApi;
beforeAll(async () => {
  tests = await ProfileApi.start();
});
afterAll(() => tests.api.close());

const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

describe('GET /api/user', () => {
  it('returns the default resume and the categories of the job alerts', async () => {
    const { user, cookies } = await tests.signIn();
    const read = async () => (await tests.api.inject({ url: '/api/user', cookies })).json();
    expect(await read()).toMatchObject({ resumeUrl: null, interestedCategories: [] });
    const category = await saveCategory(tests.database);
    const fields = { filename: 'cv.pdf', content: await buildPdf() };
    const added = await tests.api.inject({ ...formRequest('/api/account/resumes', {}, fields), cookies });
    const payload = { subscriptionStatus: true, interestedCategories: [category.slug] };
    await tests.api.inject({ method: 'PATCH', url: '/api/newsletter/subscription', payload, cookies });
    const profile = { resumeUrl: added.json().fileUrl, interestedCategories: [category.slug] };
    expect(await read()).toMatchObject(profile);
    expect((await tests.change(user.id, { bio: 'Olá.' }, cookies)).json()).toMatchObject(profile);
  });
});

describe('PATCH /api/user/{id}', () => {
  it('requires authentication', async () => {
    const { user } = await tests.signIn();
    const answer = await tests.change(user.id, { bio: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('changes given fields, clears blank and null fields, and does not change absent fields', async () => {
    const { user, cookies } = await tests.signIn({ bio: 'Olá.', location: 'Porto', phone: '912345678' });
    const changes = { firstName: ' Inês ', lastName: null, location: '  ', phone: '+351 912 345 679' };
    const answer = await tests.change(user.id, changes, cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const expected = { firstName: 'Inês', lastName: null, location: null, phone: '351912345679', bio: 'Olá.' };
    expect(answer.json()).toMatchObject({ id: user.id, email: user.email, ...expected });
    expect((await tests.api.inject({ url: '/api/user', cookies })).json()).toEqual(answer.json());
  });

  it('sets the language of mails, including the job alerts', async () => {
    const { user, cookies } = await tests.signIn();
    const payload = { subscriptionStatus: true };
    await tests.api.inject({ method: 'PATCH', url: '/api/newsletter/subscription', payload, cookies });
    expect((await tests.change(user.id, { language: 'en' }, cookies)).json()).toMatchObject({ language: 'en' });
    expect(
      await tests.database.query(
        `select u.language as account, s.language as alerts from users u join subscribers s on s.user_id = u.id where u.id = $1`,
        [user.id],
      ),
    ).toEqual([{ account: 'en', alerts: 'en' }]);
    const refused = await tests.change(user.id, { language: 'fr' }, cookies);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { language: 'validation.language' }]);
    const blank = await tests.change(user.id, { language: '' }, cookies);
    expect(blank.statusCode).toBe(400);
  });

  it('ignores fields with separate endpoints', async () => {
    const { user, cookies } = await tests.signIn();
    const answer = await tests.change(user.id, { role: 'admin', isVerified: false }, cookies);
    expect(answer.json()).toMatchObject({ role: 'user', isVerified: true });
  });

  it('rejects a request with another address, including its other changes', async () => {
    const { user, cookies } = await tests.signIn();
    const answer = await tests.change(user.id, { email: 'outra@example.com', bio: 'Olá.' }, cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'email_read_only']);
    expect(answer.json().fields).toEqual({ email: 'email_read_only' });
    expect((await tests.api.inject({ url: '/api/user', cookies })).json()).toMatchObject({
      email: user.email,
      pendingEmail: null,
      bio: null,
    });
  });

  it('accepts a profile with the unchanged address', async () => {
    const { user, cookies } = await tests.signIn();
    const answer = await tests.change(user.id, { email: ` ${user.email.toUpperCase()}`, bio: 'Olá.' }, cookies);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { email: user.email, bio: 'Olá.' }]);
  });

  it('returns the time of the last change', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.database.query(`update users set updated_at = '2025-01-02T10:00Z' where id = $1`, [user.id]);
    const before = (await tests.api.inject({ url: '/api/user', cookies })).json();
    expect(before.updatedAt).toBe('2025-01-02T10:00:00.000Z');
    const { updatedAt } = (await tests.change(user.id, { bio: 'Olá.' }, cookies)).json();
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each(['user', 'admin'] as const)('rejects changes of another user by a %s', async (role) => {
    const [{ user }, { cookies }] = [await tests.signIn({ bio: 'Minha.' }), await tests.signIn({ role })];
    const answer = await tests.change(user.id, { bio: 'Tua.' }, cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(await tests.database.query('select bio from users where id = $1', [user.id])).toEqual([{ bio: 'Minha.' }]);
  });

  it('returns 401 for an account that is erased concurrently', async () => {
    const { user, cookies } = await tests.signIn();
    const runner = tests.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('delete from users where id = $1', [user.id]);
    const change = tests.change(user.id, { bio: 'Até já.' }, cookies);
    await eventually(async () => expect(await tests.database.query(waiting)).toHaveLength(1));
    await runner.commitTransaction();
    await runner.release();
    const answer = await change;
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each(['x', '1.5', '%00', '-1', '99999999999999999999', 'x'.repeat(3000)])(
    'returns a client error for the id %j',
    async (id) => {
      const { statusCode } = await tests.change(id, {}, (await tests.signIn()).cookies);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    },
  );

  it.each([
    ['firstName', 'a'.repeat(101)],
    ['lastName', 'a'.repeat(101)],
    ['location', 'a'.repeat(101)],
    ['bio', 'a'.repeat(2001)],
    ['phone', '12345'],
    ['phone', 'não digo'],
    ['bio', ['a', 'b']],
    ['email', 'nonsense'],
    ['email', ''],
    ['email', { a: 1 }],
  ])('reports an invalid %s', async (field, value) => {
    const { user, cookies } = await tests.signIn();
    const answer = await tests.change(
      user.id,
      { [field]: value, location: field === 'location' ? value : 'Faro' },
      cookies,
    );
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect((await tests.api.inject({ url: '/api/user', cookies })).json()).toMatchObject({ location: null });
  });
});
