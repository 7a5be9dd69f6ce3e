import fc from 'fast-check';
import { languages } from 'shared-contracts';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { MailTokens } from './mail-tokens.service.ts';

const tokens = new MailTokens(new AccountsConfig('a secret of the tests, 32 characters', false, true));

const bytesOf = (text: string) => Buffer.from(text, 'base64url').toString('hex');

const anyToken = fc.record({
  campaign: fc.integer({ min: 1, max: 2_147_483_647 }),
  mail: fc.uint8Array({ minLength: 8, maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  issuedAt: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000)),
  language: fc.constantFrom(...languages),
  job: fc.integer({ min: 0, max: 2_147_483_647 }),
});

it('reads its own tokens only', () => {
  fc.assert(
    fc.property(anyToken, fc.nat({ max: 49 }), fc.constantFrom('A', 'a', '0', '_', '-'), (token, at, letter) => {
      const written = tokens.write('mail-clicks', token);
      expect(tokens.read('mail-clicks', written)).toEqual(token);
      expect(tokens.read('mail-opens', written)).toBeNull();
      const changed = written.slice(0, at) + letter + written.slice(at + 1);
      fc.pre(bytesOf(changed) !== bytesOf(written));
      expect(tokens.read('mail-clicks', changed)).toBeNull();
    }),
  );
});

it.each(['', 'x', '../../etc/passwd', 'https://elsewhere.example', 'a'.repeat(50), 'ç'.repeat(50)])(
  'rejects the token %j',
  (token) => {
    expect(tokens.read('mail-clicks', token)).toBeNull();
  },
);
