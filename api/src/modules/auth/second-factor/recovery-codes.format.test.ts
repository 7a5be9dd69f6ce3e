import { newRecoveryCodes, readRecoveryCode, RecoveryCodeHashes } from './second-factor-codes.format.ts';

const hashes = new RecoveryCodeHashes('a secret of the tests, 32 characters');

it('creates ten different codes', () => {
  const codes = [...newRecoveryCodes(), ...newRecoveryCodes()];
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}$/);
});

it.each(['abcd-efgh-2345', 'abcdefgh2345', ' ABCD EFGH 2345 ', 'abcd–efgh—2345', 'a b-c d\u00A0efgh2345'])(
  'reads %p as the same code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBe('abcdefgh2345');
  },
);

it.each(['', '123456', 'abcd-efgh-234', 'abcd-efgh-23456', 'abcd-efgh-2340', 'abcd_efgh_2345'])(
  'rejects %p as a recovery code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
    expect(hashes.hash(1, typed)).toBeNull();
  },
);

it('hashes a code per user and secret', () => {
  const hash = hashes.hash(1, 'abcd-efgh-2345');
  expect(hashes.hash(1, 'ABCDEFGH2345')).toEqual(hash);
  expect(hashes.hash(2, 'abcd-efgh-2345')).not.toEqual(hash);
  expect(new RecoveryCodeHashes('another secret of the tests, long').hash(1, 'abcd-efgh-2345')).not.toEqual(hash);
});
