import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { MailConfig } from '../../../config/mail.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { jobSettings } from '../../../queue/jobs.policy.ts';
import { failureOf } from '../testing/fake-mail-transport.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/test-smtp-server.ts';
import {
  MailBusyError,
  MailRefusedError,
  MailRejectedError,
  UncertainHandoverError,
  type OutgoingMail,
} from './mail-transport.port.ts';
import { createMailTransport, UnavailableTransport } from '../mail.module.ts';
import { smtpTimeouts, SmtpTransport, type SmtpOptions } from './smtp-transport.client.ts';

const mail: OutgoingMail = {
  id: 'abc123',
  from: 'Trampolim <ola@example.com>',
  to: 'maria@example.com',
  subject: 'Candidatura recebida: Técnica de frio',
  html: '<p>Olá</p><img src="cid:logo@mail" alt="">',
  text: 'Olá',
  images: [{ id: 'logo@mail', fileName: 'logo.png', contentType: 'image/png', bytes: Buffer.from('png') }],
  headers: { 'Auto-Submitted': 'auto-generated' },
};

const options = (changes: Partial<SmtpOptions> = {}): SmtpOptions => ({
  url: server.url,
  host: 'jobs.example.com',
  connections: 4,
  lookupUrl: null,
  dkim: null,
  ...changes,
});

let server: TestSmtpServer;
let transport: SmtpTransport;
const claim = jest.fn(async () => {});
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  claim.mockReset();
  server = await startTestSmtpServer();
  transport = new SmtpTransport(options());
});
afterEach(async () => {
  transport.onApplicationShutdown();
  await server.close();
});

const headersOf = (message: string | undefined) => message?.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ') ?? '';

it('sends HTML, plain text and image of a mail to one recipient', async () => {
  await transport.send(mail, claim);
  const [message] = server.received;
  expect(server.recipients).toEqual(['RCPT TO:<maria@example.com>']);
  expect(headersOf(message)).toMatch(/^From: Trampolim <ola@example.com>$/m);
  expect(headersOf(message)).toMatch(/^To: maria@example.com$/m);
  expect(headersOf(message)).toMatch(/^Subject: .*T=C3=A9cnica/m);
  expect(headersOf(message)).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(message).toMatch(/Content-Type: text\/plain/);
  expect(message).toMatch(/Content-Type: text\/html/);
  expect(message).toMatch(/Content-ID: <logo@mail>/i);
});

it('sends an attachment and the image', async () => {
  const bytes = Buffer.from('BEGIN:VCALENDAR');
  const file = { fileName: 'entrevista.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', bytes };
  await transport.send({ ...mail, attachments: [file] }, claim);
  const [message] = server.received;
  const part = message?.split(/\r\n--/).find((one) => one.includes('entrevista.ics')) ?? '';
  expect(headersOf(part)).toContain('text/calendar');
  expect(headersOf(part)).toContain('method=PUBLISH');
  expect(headersOf(part)).toMatch(/Content-Disposition: attachment; filename=entrevista.ics/);
  expect(Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toBe('BEGIN:VCALENDAR');
  expect(message).toMatch(/Content-ID: <logo@mail>/i);
});

it('uses the id as Message-ID, so that duplicates can be detected, over one connection', async () => {
  await transport.send(mail, claim);
  await transport.send(mail, claim);
  const ids = server.received.map((message) => /^Message-ID: (.*)$/m.exec(headersOf(message))?.[1]);
  expect(ids).toEqual(['<abc123@jobs.example.com>', '<abc123@jobs.example.com>']);
  expect(server.connections).toBe(1);
});

it('rejects as refused for an unknown recipient, without the address in the error', async () => {
  server.answers.RCPT = '550 5.1.1 <maria@example.com> no such user';
  const failure = await failureOf(transport.send(mail, claim));
  expect(failure).toBeInstanceOf(MailRefusedError);
  expect(failure).toMatchObject({ message: expect.stringContaining('no such user') });
  expect(failure).not.toMatchObject({ message: expect.stringContaining('maria@example.com') });
});

it.each([
  ['greeting', 'close', false],
  ['RCPT', '450 4.2.0 greylisted', false],
  ['MAIL', '421 4.7.0 too many', false],
  ['MAIL', '550 5.7.1 who are you', false],
  ['DATA', '451 later', false],
  ['DATA', 'close', false],
  ['content', '451 later', true],
  ['content', '554 5.7.1 looks like spam', true],
] as const)('rejects with a retryable error after %s: %s', async (step, answer, isClaimed) => {
  server.answers[step] = answer;
  const failure = await failureOf(transport.send(mail, claim));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefusedError);
  expect(failure).not.toBeInstanceOf(UncertainHandoverError);
  expect(failure instanceof MailBusyError).toBe(answer.startsWith('4'));
  expect(failure instanceof MailRejectedError).toBe(step === 'content' && answer.startsWith('5'));
  expect(server.connections).toBe(1);
  expect(claim).toHaveBeenCalledTimes(isClaimed ? 1 : 0);
});

it('rejects as uncertain if all of the mail was sent and the server does not respond', async () => {
  server.answers.content = 'close';
  expect(await failureOf(transport.send(mail, claim))).toBeInstanceOf(UncertainHandoverError);
});

it('rejects with a retryable error if the connection ends before all of the mail was read', async () => {
  server.answers['content begins'] = 'close';
  const large = { fileName: 'a.bin', contentType: 'application/octet-stream', bytes: Buffer.alloc(24 * 1024 * 1024) };
  const failure = await failureOf(transport.send({ ...mail, attachments: [large] }, claim));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UncertainHandoverError);
  expect(claim).toHaveBeenCalledTimes(1);
});

it.each([
  ['RCPT', false],
  ['content', true],
] as const)('rejects within the total timeout if the server responds to %s byte by byte', async (step, isUncertain) => {
  transport = new SmtpTransport(options(), { ...smtpTimeouts, total: 2000 });
  server.answers[step] = 'drip';
  const failure = await failureOf(transport.send(mail, claim));
  expect(failure).toBeInstanceOf(Error);
  expect(failure instanceof UncertainHandoverError).toBe(isUncertain);
});

it('has a total timeout below the expiry of the mail job', () => {
  expect(smtpTimeouts.total).toBeLessThan(45_000);
  expect(smtpTimeouts.total).toBeLessThan(jobSettings['send-mail'].expireInSeconds * 1000);
});

it('sends nothing if the claim is rejected', async () => {
  claim.mockRejectedValueOnce(new Error('another has it'));
  expect(await failureOf(transport.send(mail, claim))).toMatchObject({ message: 'another has it' });
  expect(server.received).toEqual([]);
  await transport.send(mail, claim);
  expect(server.received).toHaveLength(1);
});

it('rejects with a retryable error if the connection is refused', async () => {
  await server.close();
  const failure = await failureOf(transport.send(mail, claim));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefusedError);
  server = await startTestSmtpServer();
});

it.each([
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'Maria <a@example.com>',
  'a@example.com>\r\nRCPT TO:<b@example.com',
  'nobody',
])('rejects a recipient like %j', async (to) => {
  expect(await failureOf(transport.send({ ...mail, to }, claim))).toBeInstanceOf(MailRefusedError);
  expect(server.recipients).toEqual([]);
});

it('does not send the password to a server without encryption', async () => {
  server.answers.EHLO = '250-test\r\n250 AUTH PLAIN LOGIN';
  transport = new SmtpTransport(options({ url: server.url.replace('//', '//trampolim:segredo@') }));
  expect(await failureOf(transport.send(mail, claim))).toBeInstanceOf(Error);
  expect(server.commands.filter((command) => command.startsWith('AUTH'))).toEqual([]);
  expect(server.received).toEqual([]);
});

it('sets Reply-To if the mail has one', async () => {
  await transport.send({ ...mail, replyTo: 'ines@example.com' }, claim);
  await transport.send({ ...mail, replyTo: null }, claim);
  const [answered, plain] = server.received.map(headersOf);
  expect(answered).toMatch(/^Reply-To: ines@example.com$/m);
  expect(plain).not.toMatch(/^Reply-To:/im);
});

it.each(['Ana <a@example.com>', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', ''])(
  'omits a Reply-To like %j',
  async (replyTo) => {
    await transport.send({ ...mail, replyTo }, claim);
    expect(headersOf(server.received[0])).not.toMatch(/^(Reply-To|Bcc):/im);
    expect(server.recipients).toEqual(['RCPT TO:<maria@example.com>']);
  },
);

it('prevents header injection through the subject', async () => {
  await transport.send({ ...mail, subject: 'Olá\r\nBcc: b@example.com' }, claim);
  expect(headersOf(server.received[0])).not.toMatch(/^Bcc:/im);
  expect(server.recipients).toHaveLength(1);
});

it('closes its connections on shutdown', async () => {
  await transport.send(mail, claim);
  expect(server.sockets.size).toBe(1);
  transport.onApplicationShutdown();
  while (server.sockets.size > 0) await wait(10);
});

it('SmtpTransport is used if SMTP_URL is set; otherwise sending rejects with a retryable error', async () => {
  const site = new ServerConfig('127.0.0.1', 0, null, 'https://jobs.example.com:8443', 'silent', []);
  const chosen = createMailTransport(new MailConfig(server.url, 'x'), site);
  expect(chosen).toBeInstanceOf(SmtpTransport);
  await chosen.send(mail, claim);
  expect(headersOf(server.received[0])).toContain('@jobs.example.com>');
  (chosen as SmtpTransport).onApplicationShutdown();
  const failure = await failureOf(new UnavailableTransport().send());
  expect(failure).not.toBeInstanceOf(MailRefusedError);
  expect(failure).toMatchObject({ message: 'SMTP_URL is not set' });
});

it('sets the envelope sender', async () => {
  await transport.send({ ...mail, bounceTo: 'bounces+1@b.example.com' }, claim);
  await transport.send(mail, claim);
  const senders = server.commands.filter((command) => command.startsWith('MAIL FROM'));
  expect(senders).toEqual(['MAIL FROM:<bounces+1@b.example.com>', 'MAIL FROM:<ola@example.com>']);
  expect(headersOf(server.received[0])).toMatch(/^From: Trampolim <ola@example.com>$/m);
});

it('limits the number of connections', async () => {
  transport.onApplicationShutdown();
  transport = new SmtpTransport(options({ connections: 2 }));
  await Promise.all(Array.from({ length: 12 }, () => transport.send(mail, claim)));
  expect(server.received).toHaveLength(12);
  expect(server.connections).toBe(2);
});
