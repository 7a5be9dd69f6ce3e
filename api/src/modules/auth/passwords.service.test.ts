import { hash } from '@node-rs/argon2';
import { Passwords } from './passwords.service.ts';

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

it('renews only hashes with other parameters', async () => {
  const weak = await hash('segredo', { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  const renewed = await passwords.renew(weak, 'segredo');
  expect(renewed).toContain('m=19456,t=2,p=1');
  expect(await passwords.renew(renewed!, 'segredo')).toBeNull();
});
