import { randomUUID } from 'node:crypto';
import { eventually } from '../../../test/eventually.ts';
import { saveSession } from '../../../test/factories/index.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { days, TestRetention } from '../../../test/test-retention.ts';

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start((events) =>
    events.onErased(async ({ username }) => {
      if (username.startsWith('blocked')) throw new Error('the first domain is unavailable');
    }),
  );
  // Writes of listeners are rolled back if the erasure fails.
  await tests.database.query('create table erased_by_test (username text)');
  tests.events.onErased(async ({ username }, manager) => {
    await manager.query('insert into erased_by_test values ($1)', [username]);
  });
  tests.events.onErased(async ({ username }) => {
    if (username.startsWith('stuck')) throw new Error('the other domain is unavailable');
  });
});
afterAll(() => tests.close());

const notified = async () =>
  (await tests.database.query<{ username: string }[]>('select username from erased_by_test')).map(
    ({ username }) => username,
  );

describe('an account with a due deletion', () => {
  it('is erased with all its data after the listeners have run, and gets a last mail', async () => {
    const user = await tests.save({ deletion_due_at: days(7) });
    const cookies = await saveSession(tests.database, user.id);
    expect((await tests.run(days(6.9)))['deleted-accounts']).toBe(0);
    expect(await tests.exists(user)).toBe(true);
    expect((await tests.run(days(7.1)))['deleted-accounts']).toBe(1);
    expect(await tests.exists(user)).toBe(false);
    expect(await notified()).toContain(user.username);
    expect((await tests.api.inject({ url: '/api/user', cookies })).statusCode).toBe(401);
    await eventually(() => expect(tests.mailedTo(user)).toEqual(['A sua conta foi eliminada']));
  });

  it('is erased with all other mails, sent or queued, to any of its addresses', async () => {
    const user = await tests.save({ deletion_due_at: days(1), address_linked_at: new Date() });
    const other = await tests.save();
    const mail = (recipient: string, rest: object = {}) =>
      insertRow(tests.database, 'mails', {
        key: randomUUID(),
        kind: 'test',
        language: 'pt',
        recipient,
        data: {},
        ...rest,
      });
    await mail(user.email.toUpperCase(), { sent_at: new Date() });
    await mail(user.email);
    await mail('antigo@example.com', { data: { userId: user.id }, failed_at: new Date() });
    await mail('antigo@example.com', { data: { userId: other.id } });
    await mail(other.email);
    await tests.run(days(2));
    const left = `select recipient from mails where kind = 'test' and lower(recipient) = any($1)`;
    const rows = await tests.database.query<{ recipient: string }[]>(left, [
      [user.email, other.email, 'antigo@example.com'],
    ]);
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(['antigo@example.com', other.email].toSorted());
  });

  it('is erased with its last mail after that was sent', async () => {
    const user = await tests.save({ deletion_due_at: days(1) });
    await tests.run(days(2));
    const rows = () =>
      tests.database.query<{ key: string }[]>('select key from mails where recipient = $1', [user.email]);
    await eventually(() => expect(tests.mailedTo(user)).toHaveLength(1));
    await eventually(async () => {
      await tests.run(days(2));
      expect(await rows()).toEqual([]);
    });
    expect(tests.mailedTo(user)).toHaveLength(1);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('is erased with decoys of its address if it was verified (%s)', async (is_verified, left) => {
    const user = await tests.save({ deletion_due_at: days(1), is_verified });
    const decoy = { username: `decoy.${user.id}`, email: user.email, password_hash: Buffer.alloc(32) };
    await insertRow(tests.database, 'registration_decoys', decoy);
    await tests.run(days(2));
    const sql = 'select 1 from registration_decoys where email = $1';
    expect(await tests.database.query(sql, [user.email])).toHaveLength(left);
  });

  it('exists unchanged while listeners run', async () => {
    const user = await tests.save({ deletion_due_at: days(1) });
    const seen: unknown[] = [];
    tests.events.onErased(async ({ id, email }, manager) => {
      if (id !== user.id) return;
      seen.push(email, ...(await manager.query<unknown[]>('select id from users where id = $1', [id])));
    });
    await tests.run(days(2));
    expect(seen).toEqual([user.email, { id: user.id }]);
  });

  it('is unchanged if a listener fails, and does not block others', async () => {
    const [failing, other] = [
      await tests.save({ username: `stuck${Date.now()}`, deletion_due_at: days(1) }),
      await tests.save({ deletion_due_at: days(1) }),
    ];
    expect((await tests.run(days(2)))['deleted-accounts']).toBe(1);
    expect(await tests.left([failing, other])).toEqual([failing]);
    expect(await notified()).not.toContain(failing.username);
    const sql = `select 1 from mails where kind = 'account-deleted' and recipient = $1`;
    expect(await tests.database.query(sql, [failing.email])).toEqual([]);
    await tests.database.query('update users set deletion_due_at = null where id = $1', [failing.id]);
  });

  it('is erased after a thousand accounts that fail', async () => {
    const due = { deletion_due_at: days(1) };
    // Failures before the other listeners take little time.
    const first = await tests.save({ ...due, username: `blocked${Date.now()}` });
    await tests.database.query(
      `insert into users (username, email, password_hash, language, deletion_due_at)
       select 'blockedcopy' || n, 'blockedcopy' || n || '@example.com', 'x', 'pt', $1 from generate_series(1, 1000) n`,
      [days(1)],
    );
    const last = await tests.save(due);
    expect((await tests.run(days(2)))['deleted-accounts']).toBe(1);
    expect(await tests.left([first, last])).toEqual([first]);
    await tests.database.query(`delete from users where username like 'blocked%'`);
  });

  it('is not erased if the deletion is canceled concurrently', async () => {
    const user = await tests.save({ deletion_due_at: days(1) });
    const runner = tests.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('update users set deletion_due_at = null where id = $1', [user.id]);
    const run = tests.run(days(2));
    await eventually(async () => {
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      expect(await tests.database.query(waiting)).toHaveLength(1);
    });
    await runner.commitTransaction();
    await runner.release();
    expect((await run)['deleted-accounts']).toBe(0);
    expect(await tests.exists(user)).toBe(true);
  });
});

describe('an unverified account', () => {
  it('is erased after a week, without a mail', async () => {
    const now = new Date();
    const [old, recent, verified, seen] = [
      await tests.save({ is_verified: false, created_at: days(-7.1, now), seen_at: days(-7.1, now) }),
      await tests.save({ is_verified: false, created_at: days(-6.9, now), seen_at: days(-6.9, now) }),
      await tests.save({ created_at: days(-7.1, now), seen_at: days(-7.1, now) }),
      await tests.save({ is_verified: false, created_at: days(-7.1, now), seen_at: days(-1, now) }),
    ];
    const mail = { kind: 'test', language: 'pt', recipient: old.email, sent_at: now };
    await insertRow(tests.database, 'mails', { key: 'of a visitor', data: {}, ...mail });
    await insertRow(tests.database, 'mails', { key: 'of the account', data: { userId: old.id }, ...mail });
    expect((await tests.run(now))['unverified-accounts']).toBe(1);
    expect(await tests.left([old, recent, verified, seen])).toEqual([recent, verified, seen]);
    expect(await notified()).toContain(old.username);
    // Other mails to the address may belong to another person.
    expect(await tests.database.query('select key from mails where recipient = $1', [old.email])).toEqual([
      { key: 'of a visitor' },
    ]);
  });
});

it('stops between two accounts when the worker shuts down', async () => {
  const users = [await tests.save({ deletion_due_at: days(1) }), await tests.save({ deletion_due_at: days(1) })];
  const stopped = new AbortController();
  tests.events.onErased(async () => stopped.abort());
  expect((await tests.run(days(2), stopped.signal))['deleted-accounts']).toBe(1);
  expect(await tests.left(users)).toHaveLength(1);
});
