import { hash } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isCommonPassword, Passwords } from './passwords.service.ts';

const passwords = new Passwords();

it('verifies a password against its hash and rejects others', async () => {
  const kept = await passwords.hash('uma frase longa ção');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(kept, 'uma frase longa ção')).toBe(true);
  expect(await passwords.verify(kept, 'uma frase longa çã')).toBe(false);
  expect(await passwords.hash('uma frase longa ção')).not.toBe(kept);
});

it('rejects every password without a hash, in about the same time', async () => {
  const kept = await passwords.hash('a');
  const timed = async (passwordHash: string | null) => {
    const start = process.hrtime.bigint();
    for (let count = 0; count < 5; count += 1) expect(await passwords.verify(passwordHash, 'x')).toBe(false);
    return Number(process.hrtime.bigint() - start);
  };
  await timed(kept);
  // Without hashing it would take a thousandth of the time; a busy machine doubles and halves it.
  expect((await timed(null)) / (await timed(kept))).toBeGreaterThan(0.1);
});

it('renews only hashes with outdated parameters', async () => {
  const weak = await hash('segredo', { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  const renewed = await passwords.renew(weak, 'segredo');
  expect(renewed).toContain('m=19456,t=2,p=1');
  expect(await passwords.renew(renewed!, 'segredo')).toBeNull();
});

const owner = { username: 'rita.prata', email: 'gaivota77@exemplo.pt', firstName: 'Rita', lastName: 'Prata' };

it.each([
  '123456',
  'password',
  'Passw0rd',
  'qwerty',
  'abcdef',
  'aaaaaaaa',
  'benfica',
  'segredo',
  '190585',
  '1234567890',
  'passwordpasswordpassword',
])('rejects the common password %s', (password) => expect(isCommonPassword(password, {})).toBe(true));

it.each(['rita.prata', 'gaivota77', 'Prata1', 'trampolim', 'Trampolim1'])(
  'rejects %s, which consists of a name',
  (password) => expect(isCommonPassword(password, owner)).toBe(true),
);

it.each([
  'xk4v9q',
  'uma frase só minha',
  'candidata123',
  'administrador123',
  'três gaivotas no cais',
  'aaaaaaaaaaaaaaaaaaaaaa+kZ9vq7',
])('accepts the password %s', (password) => expect(isCommonPassword(password, owner)).toBe(false));

it('estimates the same number of characters for every length', () => {
  const check = jest.spyOn(ZxcvbnFactory.prototype, 'check');
  const estimated = (length: number) => {
    check.mockClear();
    isCommonPassword('p4ssw0rd'.repeat(16).slice(0, length - 2) + '#7', owner);
    return check.mock.calls.map(([part]) => part.length);
  };
  for (const length of [32, 64, 128]) expect(estimated(length).every((characters) => characters === 16)).toBe(true);
  expect(estimated(128).length).toBe(estimated(32).length);
  check.mockRestore();
});
