import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isCommonPassword } from './common-passwords.policy.ts';

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
])('rejects %s', (password) => expect(isCommonPassword(password, {})).toBe(true));

it.each(['rita.prata', 'gaivota77', 'Prata1', 'trampolim', 'Trampolim1'])('rejects %s, a name', (password) =>
  expect(isCommonPassword(password, owner)).toBe(true),
);

it.each([
  'xk4v9q',
  'uma frase só minha',
  'candidata123',
  'administrador123',
  'três gaivotas no cais',
  'aaaaaaaaaaaaaaaaaaaaaa+kZ9vq7',
])('accepts %s', (password) => expect(isCommonPassword(password, owner)).toBe(false));

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
