import { simpleParser } from 'mailparser';
import { failureOf } from '../testing/fake-mail-transport.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/test-smtp-server.ts';
import { UncertainHandoverError, type OutgoingMail } from './mail-transport.port.ts';
import { SmtpTransport } from './smtp-transport.client.ts';

/** Pre-encoded content: its transmission and its timing. */
const mail: OutgoingMail = {
  id: 'abc123',
  from: 'Trampolim <ola@example.com>',
  to: 'maria@example.com',
  replyTo: 'ines@example.com',
  subject: 'As suas ofertas: Técnica de frio',
  html: '<p>Olá</p>',
  text: 'Olá',
  images: [],
  headers: { 'List-Id': 'Trampolim <alertas.jobs.example.com>' },
  encoded: {
    contentType: 'multipart/alternative; boundary="abc"',
    body: [
      '--abc',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Ol=C3=A1',
      '.',
      '--abc--',
      '',
    ].map((line, at) => Buffer.from(at === 0 ? line : `\r\n${line}`)),
  },
};

let server: TestSmtpServer;
let transport: SmtpTransport;
const claim = jest.fn(async () => {});
beforeEach(async () => {
  claim.mockReset();
  server = await startTestSmtpServer();
  transport = new SmtpTransport({
    url: server.url,
    host: 'jobs.example.com',
    connections: 4,
    lookupUrl: null,
    dkim: null,
  });
});
afterEach(async () => {
  transport.onApplicationShutdown();
  await server.close();
});

it('sends encoded content unchanged, with the headers of other mails', async () => {
  await transport.send(mail, claim);
  expect(server.received[0]).toContain('\r\n\r\n--abc\r\n');
  expect(server.received[0]).toContain('\r\n..\r\n');
  const unstuffed = server.received[0]?.replaceAll('\r\n..', '\r\n.') ?? '';
  const { from, to, replyTo, subject, messageId, text, headers, date } = await simpleParser(unstuffed);
  expect([from?.text, subject, messageId]).toEqual([
    '"Trampolim" <ola@example.com>',
    'As suas ofertas: Técnica de frio',
    '<abc123@jobs.example.com>',
  ]);
  expect([to, replyTo]).toMatchObject([{ text: 'maria@example.com' }, { text: 'ines@example.com' }]);
  expect(headers.get('mime-version')).toBe('1.0');
  expect(headers.get('content-type')).toMatchObject({ value: 'multipart/alternative', params: { boundary: 'abc' } });
  expect(Math.abs(Date.now() - (date?.getTime() ?? 0))).toBeLessThan(60_000);
  expect(text?.trim()).toBe('Olá\n.');
});

it.each([
  ['rui@josé.pt', 'rui@xn--jos-dma.pt'],
  // Not a domain; the server rejects it.
  ['rui@\u{2FF0}.pt', 'rui@\u{2FF0}.pt'],
])('sends to %s with an ASCII domain', async (to, known) => {
  server.answers.EHLO = '250-test\r\n250 SMTPUTF8';
  await transport.send({ ...mail, to }, claim);
  expect(server.recipients).toEqual([`RCPT TO:<${known}>`]);
});

it('prevents header injection', async () => {
  await transport.send(
    { ...mail, subject: 'Olá\r\nBcc: b@example.com', headers: { 'X-A': 'a\r\nBcc: b@x.pt' } },
    claim,
  );
  expect(server.received[0]?.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
});

it('claims the mail only when the server is ready for its content, and sends nothing if the claim is rejected', async () => {
  server.answers.DATA = '451 later';
  await failureOf(transport.send(mail, claim));
  expect(claim).not.toHaveBeenCalled();
  delete server.answers.DATA;
  claim.mockRejectedValueOnce(new Error('another has it'));
  expect(await failureOf(transport.send(mail, claim))).toMatchObject({ message: 'another has it' });
  expect(server.received).toEqual([]);
});

it('rejects as uncertain if all of the mail was sent and the server does not respond', async () => {
  server.answers.content = 'close';
  expect(await failureOf(transport.send(mail, claim))).toBeInstanceOf(UncertainHandoverError);
});
