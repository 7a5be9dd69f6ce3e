import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveUser } from '../../../../test/factories/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { PasswordCheck, Passwords } from './passwords.service.ts';

let api: TestApp;
let check: PasswordCheck;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApp();
  check = api.app.get(PasswordCheck);
  passwordHash = await api.app.get(Passwords).hash('segredo');
});
afterAll(() => api.close());

async function createUser(): Promise<UserEntity> {
  const { id } = await saveUser(api.database, { password_hash: passwordHash });
  const user = await api.app.get(UsersRepository).find(id);
  if (user === null) throw new Error('The user is not stored');
  return user;
}

const codesOf = (results: readonly PromiseSettledResult<void>[]) =>
  results.map((one) => (one.status === 'fulfilled' ? 'right' : (one.reason as { code: string }).code));

describe('requirePassword', () => {
  it('accepts the right password and reports the field of a wrong one', async () => {
    const user = await createUser();
    await expect(check.requirePassword(user, 'segredo')).resolves.toBeUndefined();
    const refusal = { status: 403, code: 'password_wrong', fields: { currentPassword: 'password_wrong' } };
    await expect(check.requirePassword(user, 'segredO')).rejects.toMatchObject(refusal);
  });

  it('accepts ten concurrent wrong attempts and no more', async () => {
    const user = await createUser();
    const guesses = Array.from({ length: 25 }, (_, guess) => check.requirePassword(user, `guess ${guess}`));
    const codes = codesOf(await Promise.allSettled(guesses));
    expect(codes.filter((code) => code === 'password_wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(15);
    // The right password is rejected too; otherwise guessing could continue.
    await expect(check.requirePassword(user, 'segredo')).rejects.toMatchObject({ status: 429 });
  });

  it('resets the count after a right password', async () => {
    const user = await createUser();
    for (let count = 0; count < 9; count += 1) await expect(check.requirePassword(user, 'x')).rejects.toBeDefined();
    await check.requirePassword(user, 'segredo');
    for (let count = 0; count < 10; count += 1) {
      await expect(check.requirePassword(user, 'x')).rejects.toMatchObject({ code: 'password_wrong' });
    }
  });

  it('resets the count a quarter of an hour after the first wrong attempt, and returns the waiting time', async () => {
    const user = await createUser();
    const set = (age: string) =>
      api.database.query(
        `update users set failed_sign_ins = 10, failed_sign_in_at = now() - $2::interval where id = $1`,
        [user.id, age],
      );
    await set('10 minutes');
    const refusal = await check.requirePassword(user, 'segredo').catch((error: unknown) => error);
    expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(295);
    expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(300);
    await set('15 minutes');
    await expect(check.requirePassword(user, 'segredo')).resolves.toBeUndefined();
  });
});
