import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { ApplicationLink } from './application-link.ts';

const server = new ServerConfig('127.0.0.1', 0, null, 'https://jobs.example.com', 'silent', []);
const linkOf = (secret: string) => new ApplicationLink(new AccountsConfig(secret, false, true), server);
const link = linkOf('a secret of the tests, 32 characters');

it('names an application, and nobody else can', () => {
  const id = randomUUID();
  expect(link.read(link.token(id))).toBe(id);
  expect(linkOf('another secret of the tests, 32 characters').read(link.token(id))).toBeNull();
});

it('is an address of the site', () => {
  expect(link.url(randomUUID())).toMatch(/^https:\/\/jobs\.example\.com\/applications\/[\w-]{43}$/);
});

it('reads no token that was changed in one character', () => {
  const token = link.token(randomUUID());
  // The last character holds two bits that mean nothing.
  fc.assert(
    fc.property(fc.nat(41), fc.constantFrom('a', 'b', 'Y', 'Z', '0', '9', '_', '-'), (at, character) => {
      const changed = token.slice(0, at) + character + token.slice(at + 1);
      expect(link.read(changed) === null).toBe(changed !== token);
    }),
  );
});

it('reads no rubbish', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(link.read(text)).toBeNull()));
});
