import { eventually } from '../../../test/eventually.ts';
import { saveSession } from '../../../test/factories/index.ts';
import { Passwords } from '../auth/index.ts';
import { days, TestRetention } from '../../../test/test-retention.ts';

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start();
});
afterAll(() => tests.close());

const warning = 'Quer manter a sua conta?';
const deletedSubject = 'A sua conta foi eliminada';
/** Just over 24 months. */
const idleSince = () => days(-733);

const setSeenAt = ({ id }: { id: number }, at: Date) =>
  tests.database.query('update users set seen_at = $2 where id = $1', [id, at]);

it('an idle account is warned once after two years', async () => {
  const [idle, used] = [await tests.save({ seen_at: idleSince() }), await tests.save({ seen_at: days(-725) })];
  expect((await tests.run())['idle-warnings']).toBe(1);
  expect((await tests.run(days(1)))['idle-warnings']).toBe(0);
  await eventually(() => expect(tests.mailedTo(idle)).toEqual([warning]));
  expect(tests.mailedTo(used)).toEqual([]);
  expect(await tests.left([idle, used])).toEqual([idle, used]);
  await setSeenAt(idle, days(0));
  await setSeenAt(used, days(0));
});

it('an idle account is erased a month after the warning, with a mail', async () => {
  const idle = await tests.save({ seen_at: idleSince() });
  await tests.run();
  expect((await tests.run(days(29)))['idle-accounts']).toBe(0);
  expect((await tests.run(days(31)))['idle-accounts']).toBe(1);
  expect(await tests.exists(idle)).toBe(false);
  await eventually(() => expect(tests.mailedTo(idle)).toContain(deletedSubject));
});

it('an idle account is not erased within a month after a late warning', async () => {
  const idle = await tests.save({ seen_at: days(-2000) });
  const counts = await tests.run();
  expect([counts['idle-accounts'], counts['idle-warnings']]).toEqual([0, 1]);
  expect((await tests.run(days(29)))['idle-accounts']).toBe(0);
  expect((await tests.run(days(31)))['idle-accounts']).toBe(1);
  expect(await tests.exists(idle)).toBe(false);
});

it('an idle account is not erased after activity, and is warned again after two more years', async () => {
  const user = await tests.save({ seen_at: idleSince() });
  await tests.run();
  await setSeenAt(user, days(3));
  const counts = await tests.run(days(31));
  expect([counts['idle-accounts'], counts['idle-warnings']]).toEqual([0, 0]);
  expect((await tests.run(days(3 + 733)))['idle-warnings']).toBeGreaterThanOrEqual(1);
  expect(await tests.exists(user)).toBe(true);
  await tests.database.query('delete from users where id = $1', [user.id]);
});

it('an idle account is not erased after a request with an existing session, which clears the warning', async () => {
  const user = await tests.save({ seen_at: idleSince() });
  await tests.run();
  const cookies = await saveSession(tests.database, user.id, { seenAt: days(-0.5) });
  expect((await tests.api.inject({ url: '/api/user', cookies })).statusCode).toBe(200);
  expect((await tests.run(days(31)))['idle-accounts']).toBe(0);
  const [row] = await tests.database.query('select idle_warned_at from users where id = $1', [user.id]);
  expect(row).toEqual({ idle_warned_at: null });
});

it('an idle account is not erased after a sign-in', async () => {
  const password_hash = await tests.api.app.get(Passwords, { strict: false }).hash('segredo');
  const user = await tests.save({ seen_at: idleSince(), password_hash });
  await tests.run();
  const payload = { username: user.username, password: 'segredo' };
  const answer = await tests.api.inject({ method: 'POST', url: '/api/login', payload });
  expect(answer.statusCode).toBe(200);
  expect((await tests.run(days(31)))['idle-accounts']).toBe(0);
  expect(await tests.exists(user)).toBe(true);
});

it('an idle account is not warned if its owner requested the deletion', async () => {
  const user = await tests.save({ seen_at: idleSince(), deletion_due_at: days(5) });
  expect((await tests.run())['idle-warnings']).toBe(0);
  expect(await tests.exists(user)).toBe(true);
});
