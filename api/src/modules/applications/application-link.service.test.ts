import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { ApplicationLink } from './application-link.service.ts';

const server = new ServerConfig('127.0.0.1', 0, null, 'https://jobs.example.com', 'silent', []);
const linkOf = (secret: string) => new ApplicationLink(new AccountsConfig(secret, false, true), server);
const link = linkOf('a secret of the tests, 32 characters');

it('encodes an application, and rejects a token that was signed with another secret', () => {
  const id = randomUUID();
  expect(link.read(link.token(id))).toBe(id);
  expect(linkOf('another secret of the tests, 32 characters').read(link.token(id))).toBeNull();
});

it('creates a URL of the site', () => {
  expect(link.url(randomUUID())).toMatch(/^https:\/\/jobs\.example\.com\/applications\/[\w-]{43}$/);
});

it('rejects a token with one changed character', () => {
  const token = link.token(randomUUID());
  // The last character contains two unused bits.
  fc.assert(
    fc.property(fc.nat(41), fc.constantFrom('a', 'b', 'Y', 'Z', '0', '9', '_', '-'), (at, character) => {
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      expect(link.read(changed) === null).toBe(changed !== token);
    }),
  );
});

it('rejects invalid tokens', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(link.read(text)).toBeNull()));
});
