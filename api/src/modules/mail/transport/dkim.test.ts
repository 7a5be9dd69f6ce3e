import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/test-smtp-server.ts';
import type { OutgoingMail } from './mail-transport.port.ts';
import { SmtpTransport } from './smtp-transport.client.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

const headers = {
  'List-Unsubscribe': `<https://jobs.example.com/u/${'a'.repeat(43)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'List-Id': 'Trampolim <alertas.jobs.example.com>',
};

const composed: OutgoingMail = {
  id: 'abc123',
  from: 'Trampolim <ola@example.com>',
  to: 'maria@example.com',
  subject: 'As suas ofertas: Técnica de frio',
  html: '<p>Olá</p>',
  text: 'Olá  \n\n',
  images: [],
  headers,
};
const body = '--abc\r\nContent-Type: text/plain\r\n\r\nfour\t  words \r\n.of it\r\n--abc--\r\n\r\n\r\n';
const encoded = {
  ...composed,
  encoded: { contentType: 'multipart/alternative; boundary="abc"', body: [Buffer.from(body)] },
};

let server: TestSmtpServer;
let transport: SmtpTransport;
const claim = jest.fn(async () => {});
beforeEach(async () => {
  claim.mockReset();
  server = await startTestSmtpServer();
  const dkim = { domain: 'example.com', selector: 's2026', privateKey };
  transport = new SmtpTransport({ url: server.url, host: 'jobs.example.com', connections: 1, lookupUrl: null, dkim });
});
afterEach(async () => {
  transport.onApplicationShutdown();
  await server.close();
});

/** The mail as a server stores it, without dot-stuffing. */
async function received(mail: OutgoingMail): Promise<string> {
  await transport.send(mail, claim);
  return `${server.received.at(-1)?.replaceAll('\r\n..', '\r\n.') ?? ''}\r\n`;
}

/** Independent implementation of RFC 6376: relaxed header and body canonicalization. */
function verify(message: string): { tags: Record<string, string>; isBodyWhole: boolean; isSigned: boolean } {
  const split = message.indexOf('\r\n\r\n');
  const lines = message.slice(0, split).split(/\r\n(?![ \t])/);
  const named = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase().trim(), line]));
  const signature = named.get('dkim-signature') ?? '';
  const tags = Object.fromEntries(
    relaxed(signature)
      .replace(/^dkim-signature:/, '')
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).trim()]),
  ) as Record<string, string>;
  const unsigned = relaxed(signature).replace(/ b=[^;]{0,900}$/, ' b=');
  const signed = (tags.h ?? '').split(':').map((name) => relaxed(named.get(name.trim().toLowerCase()) ?? ''));
  const signedText = [...signed, unsigned].join('\r\n');
  return {
    tags,
    isBodyWhole:
      createHash('sha256')
        .update(relaxedBody(message.slice(split + 4)))
        .digest('base64') === tags.bh,
    isSigned: createVerify('sha256')
      .update(signedText)
      .verify(publicKey, tags.b?.replaceAll(/\s/g, '') ?? '', 'base64'),
  };
}

function relaxed(line: string): string {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, colon).toLowerCase().trim()}:${value}`;
}

const relaxedBody = (text: string) => {
  const lines = text.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd());
  const last = lines.findLastIndex((line) => line !== '');
  return `${lines.slice(0, last + 1).join('\r\n')}\r\n`;
};

it.each([
  ['composed by the mail library', composed],
  ['encoded in advance', encoded],
])('signs a mail that was %s, including both unsubscribe headers', async (_, mail) => {
  const message = await received(mail);
  const { tags, isBodyWhole, isSigned } = verify(message);
  expect(tags).toMatchObject({ a: 'rsa-sha256', c: 'relaxed/relaxed', d: 'example.com', s: 's2026' });
  expect(tags.h?.split(':')).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
  expect([isBodyWhole, isSigned]).toEqual([true, true]);
  expect(verify(message.replace('One-Click', 'Two-Click')).isSigned).toBe(false);
  expect(verify(`${message}more\r\n`).isBodyWhole).toBe(false);
});

it('claims a signed mail only when the server is ready for its content', async () => {
  server.answers.DATA = '451 later';
  await transport.send(encoded, claim).catch(() => {});
  expect(claim).not.toHaveBeenCalled();
  delete server.answers.DATA;
  claim.mockRejectedValueOnce(new Error('another has it'));
  await expect(transport.send(encoded, claim)).rejects.toMatchObject({ message: 'another has it' });
  expect(server.received).toEqual([]);
});
