import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { buildNodePackage, nodePackages } from '../../../tools/build/node-package.mjs';
import { startProcess } from '../../../tools/services/process.mjs';

/**
 * `server.pem` is a certificate for localhost, signed by `authority.pem` and valid until 2126. The authority's
 * private key was deleted.
 */
const at = (file: string) => join(import.meta.dirname, file);
const transportFile = join(import.meta.dirname, '../../dist/modules/mail/transport/smtp-transport.client.js');

/** Sends one mail with the product's transport, and prints the result. */
const sendOne = `
import { SmtpTransport } from ${JSON.stringify(pathToFileURL(transportFile).href)};
const options = { url: process.env.SMTP_URL, host: 'localhost', connections: 1, lookupUrl: null, dkim: null };
const transport = new SmtpTransport(options);
const mail = { id: '1', from: 'A <a@example.com>', to: 'b@example.com', subject: 'S', html: '<p>x</p>', text: 'x', images: [] };
const result = await transport.send(mail, async () => {}).then(() => 'sent', (error) => error.message);
console.log(result);
process.exit(result === 'sent' ? 0 : 1);
`;

/** Answers each line of SMTP so that the client sends the next one. */
function answer(line: string): string {
  if (line.startsWith('EHLO')) return '250 test';
  if (line.startsWith('DATA')) return '354 continue';
  return line === '.' || /^(MAIL|RCPT)/.test(line) ? '250 ok' : '';
}

let folder: string;
let server: Server;
let url: string;
const usual = process.env.NODE_EXTRA_CA_CERTS;
beforeAll(async () => {
  for (const one of nodePackages) {
    if (one.isShared || one.name === 'api') await buildNodePackage(one);
  }
  folder = await mkdtemp(join(tmpdir(), 'private-authority-'));
  await writeFile(join(folder, 'send-one.mjs'), sendOne);
  const identity = { cert: await readFile(at('server.pem')), key: await readFile(at('server.key')) };
  server = createServer(identity, (socket) => {
    socket.write('220 test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const answers = chunk.toString().split('\r\n').map(answer).filter(Boolean);
      for (const words of answers) socket.write(`${words}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `smtps://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  if (usual === undefined) delete process.env.NODE_EXTRA_CA_CERTS;
  else process.env.NODE_EXTRA_CA_CERTS = usual;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends in a process with the environment of `npm start`. */
async function sendFromService(): Promise<{ code: number | null; output: string }> {
  const env = { SMTP_URL: url };
  const service = startProcess({ name: 'send', script: join(folder, 'send-one.mjs'), env, logDir: folder });
  const code = await service.ended;
  return { code, output: service.tail() };
}

it('sends mail to a server with a certificate of an authority in NODE_EXTRA_CA_CERTS', async () => {
  process.env.NODE_EXTRA_CA_CERTS = at('authority.pem');
  expect(await sendFromService()).toEqual({ code: 0, output: expect.stringContaining('sent') as string });
});

it('sends no mail to a server with a certificate of an unknown authority', async () => {
  delete process.env.NODE_EXTRA_CA_CERTS;
  const { code, output } = await sendFromService();
  expect([code, output]).toEqual([1, expect.stringMatching(/unable to verify|self-signed|issuer/)]);
});
