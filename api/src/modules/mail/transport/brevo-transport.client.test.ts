import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { MailConfig } from '../../../config/mail.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { brevoAnswers } from '../testing/brevo-answers.ts';
import { failureOf } from '../testing/fake-mail-transport.ts';
import { BrevoTransport } from './brevo-transport.client.ts';
import { MailBusyError, MailRefusedError, UncertainHandoverError, type OutgoingMail } from './mail-transport.port.ts';
import { createMailTransport } from '../mail.module.ts';

type Reply = { status: number; body: object } | 'hang up' | 'nothing';
interface Call {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const id = '3f2b8c1e-7d4a-4e9b-8a61-0c5d9e2f7b13';
const mail: OutgoingMail = {
  id,
  from: 'Trampolim <ola@example.com>',
  to: 'maria@example.com',
  replyTo: 'ines@example.com',
  subject: 'As suas ofertas: técnica',
  html: '<p>Olá</p><img alt="Trampolim" src="cid:logo@mail" style="color:#fff"><img src="https://jobs.example.com/p">',
  text: 'Olá',
  images: [{ id: 'logo@mail', fileName: 'logo.png', contentType: 'image/png', bytes: Buffer.from('png') }],
  headers: { 'List-Unsubscribe': '<https://jobs.example.com/u/t>' },
};

let stub: Server;
let url: string;
/** Responses in order; after these, mails are accepted. */
let replies: Reply[];
let calls: Call[];
const claim = jest.fn(async () => {});

async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { method, url: path, headers } = request;
  const text = Buffer.concat(chunks).toString();
  calls.push({ method, url: path, headers, body: text === '' ? {} : (JSON.parse(text) as Call['body']) });
  const reply = replies.shift() ?? brevoAnswers.taken;
  if (reply === 'hang up') request.socket.destroy();
  else if (reply !== 'nothing') answer.writeHead(reply.status).end(JSON.stringify(reply.body));
}

beforeAll(async () => {
  Logger.overrideLogger(false);
  stub = createServer({ keepAliveTimeout: 0 }, (request, answer) => void serve(request, answer)).listen(0, '127.0.0.1');
  await once(stub, 'listening');
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}/v3`;
});
beforeEach(() => {
  [replies, calls] = [[], []];
  claim.mockReset();
});
afterAll(() => {
  stub.closeAllConnections();
  stub.close();
});

const transport = (timeoutMs = 5000) => new BrevoTransport({ url, apiKey: 'key-of-the-test' }, timeoutMs);

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it("sends a mail with its own idempotency key, and returns Brevo's id", async () => {
  expect(await transport().send(mail, claim)).toBe('<202605120940.84018092551@smtp-relay.mailin.fr>');
  const [{ method, url: path, headers, body }] = calls as [Call];
  expect([method, path, headers['api-key']]).toEqual(['POST', '/v3/smtp/email', 'key-of-the-test']);
  expect(body).toEqual({
    sender: { name: 'Trampolim', email: 'ola@example.com' },
    to: [{ email: 'maria@example.com' }],
    replyTo: { email: 'ines@example.com' },
    subject: 'As suas ofertas: técnica',
    htmlContent: '<p>Olá</p><span style="color:#fff">Trampolim</span><img src="https://jobs.example.com/p">',
    textContent: 'Olá',
    headers: { 'List-Unsubscribe': '<https://jobs.example.com/u/t>', idempotencyKey: id },
    tags: [id],
  });
});

it('sends the tag of a mail', async () => {
  await transport().send({ ...mail, tag: 'campaign-12' }, claim);
  expect(calls[0]?.body).toMatchObject({ tags: [id, 'campaign-12'] });
});

it('sends attachments, and formats an id without hyphens as a UUID key', async () => {
  const file = { fileName: 'entrevista.ics', contentType: 'text/calendar', bytes: Buffer.from('BEGIN') };
  await transport().send({ ...mail, id: id.replaceAll('-', ''), attachments: [file] }, claim);
  expect(calls[0]?.body).toMatchObject({
    attachment: [{ name: 'entrevista.ics', content: Buffer.from('BEGIN').toString('base64') }],
    headers: { idempotencyKey: id },
  });
});

it.each([
  ['noSuchAddress', MailRefusedError],
  ['wrongSender', Error],
  ['wrongReplyTo', Error],
  ['wrongKey', Error],
  ['noCredit', Error],
  ['tooMany', MailBusyError],
  ['closed', MailBusyError],
] as const)('maps the response %s to %p', async (answer, kind) => {
  replies = [brevoAnswers[answer]];
  const failure = await failureOf(transport().send(mail, claim));
  expect(failure?.constructor).toBe(kind);
  expect(calls).toHaveLength(1);
});

it('redacts the recipient and the API key in errors', async () => {
  replies = [{ status: 400, body: { code: 'invalid_parameter', message: 'maria@example.com is odd' } }];
  const failure = String(await failureOf(transport().send(mail, claim)));
  expect(failure).toContain('(recipient) is odd');
  expect(failure).not.toMatch(/maria@|key-of-the-test/);
});

it.each([
  ['closes the connection', 'hang up'],
  ['does not respond', 'nothing'],
  ['responds with 500', brevoAnswers.broken],
] as const)('retries the same request with the same key if Brevo %s', async (_, reply) => {
  replies = [reply];
  expect(await transport(300).send(mail, claim)).toBe(brevoAnswers.taken.body.messageId);
  expect(calls.map(({ body }) => body)).toEqual([calls[0]?.body, calls[0]?.body]);
  expect(claim).toHaveBeenCalledTimes(1);
});

it.each([
  ['does not respond to the retry', 'nothing'],
  ['rejects the retry', brevoAnswers.wrongReplyTo],
  ['is busy on the retry', brevoAnswers.tooMany],
] as const)('rejects as uncertain if Brevo closes the connection and %s', async (_, second) => {
  replies = ['hang up', second];
  expect(await failureOf(transport(300).send(mail, claim))).toBeInstanceOf(UncertainHandoverError);
  expect(calls).toHaveLength(2);
});

it('rejects with a retryable error if the connection is refused', async () => {
  const unreachable = new BrevoTransport({ url: `http://127.0.0.1:${await closedPort()}/v3`, apiKey: 'key' });
  const failure = await failureOf(unreachable.send(mail, claim));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UncertainHandoverError);
});

it('sends nothing if the claim is rejected or the recipient is not an address', async () => {
  claim.mockRejectedValueOnce(new Error('another has it'));
  expect(await failureOf(transport().send(mail, claim))).toMatchObject({ message: 'another has it' });
  const two = { ...mail, to: 'a@example.com, b@example.com' };
  expect(await failureOf(transport().send(two, claim))).toBeInstanceOf(MailRefusedError);
  expect(calls).toEqual([]);
});

it('looks up a mail by its tag, and rejects if it has no events yet', async () => {
  replies = [brevoAnswers.events, brevoAnswers.noEvents, brevoAnswers.broken, 'hang up'];
  expect(await transport().find(id)).toBe('accepted');
  await expect(transport().find(id)).rejects.toThrow('has no events of the mail yet');
  await expect(transport().find(id)).rejects.toThrow('Brevo: 500');
  await expect(transport().find(id)).rejects.toBeDefined();
  const lookup = new URL(calls[0]?.url ?? '', url);
  expect([lookup.pathname, lookup.searchParams.get('tags')]).toEqual(['/v3/smtp/statistics/events', `["${id}"]`]);
});

it('BrevoTransport is used if an API key is set, also with an SMTP server', () => {
  const site = new ServerConfig('127.0.0.1', 0, null, 'https://jobs.example.com', 'silent', []);
  const config = new MailConfig('smtp://127.0.0.1:1', 'x', 1, null, null, { url, apiKey: 'key' });
  expect(createMailTransport(config, site)).toBeInstanceOf(BrevoTransport);
});
