import { Encrypted } from './secrets.format.ts';

const secret = 'a secret of the tests, 32 characters';
const plain = Buffer.from('12345678901234567890');
const box = new Encrypted(secret, 'test');

it('encrypts to a different ciphertext each time, and decrypts each', () => {
  const [one, other] = [box.encrypt(plain, 'ana'), box.encrypt(plain, 'ana')];
  expect(box.decrypt(one, 'ana')).toEqual(plain);
  expect(new Encrypted(secret, 'test').decrypt(other, 'ana')).toEqual(plain);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(plain)).toBe(false);
});

it.each([
  ['another secret', new Encrypted(`${secret}!`, 'test'), 'ana'],
  ['another purpose', new Encrypted(secret, 'other'), 'ana'],
  ['another owner', box, 'rui'],
])('returns null on decryption with %s', (_what, reader, owner) => {
  expect(reader.decrypt(box.encrypt(plain, 'ana'), owner)).toBeNull();
});

it('returns null for a changed or truncated ciphertext', () => {
  const stored = box.encrypt(plain, 'ana');
  for (const at of stored.keys()) {
    const changed = Buffer.from(stored);
    changed[at]! ^= 1;
    expect(box.decrypt(changed, 'ana')).toBeNull();
    expect(box.decrypt(stored.subarray(0, at), 'ana')).toBeNull();
  }
});
