import { hash } from '@node-rs/argon2';
import { Passwords } from './passwords.ts';

const passwords = new Passwords();

it('knows a password by its hash, and no other', async () => {
  const kept = await passwords.hash('uma frase longa ção');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(kept, 'uma frase longa ção')).toBe(true);
  expect(await passwords.verify(kept, 'uma frase longa çã')).toBe(false);
  expect(await passwords.hash('uma frase longa ção')).not.toBe(kept);
});

it('fits no password to nobody, and takes as long as for somebody', async () => {
  const kept = await passwords.hash('a');
  const timed = async (passwordHash: string | null) => {
    const start = process.hrtime.bigint();
    for (let count = 0; count < 5; count += 1) expect(await passwords.verify(passwordHash, 'x')).toBe(false);
    return Number(process.hrtime.bigint() - start);
  };
  await timed(kept);
  // What is not hashed at all takes a thousandth of it; a busy machine doubles and halves.
  expect((await timed(null)) / (await timed(kept))).toBeGreaterThan(0.1);
});

it('renews a hash of other parameters, and no other', async () => {
  const weak = await hash('segredo', { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  const renewed = await passwords.renew(weak, 'segredo');
  expect(renewed).toContain('m=19456,t=2,p=1');
  expect(await passwords.renew(renewed!, 'segredo')).toBeNull();
});
