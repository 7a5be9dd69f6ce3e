import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { startMailCatcher, type MailCatcher } from './catcher.ts';

interface CaughtMail {
  id: string;
  subject: string;
  to: { address: string }[];
  text: string;
}

let catcher: MailCatcher;
beforeAll(async () => {
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  catcher = await startMailCatcher({ host: '127.0.0.1', smtpPort, webPort, keep: 2 });
});
afterAll(() => catcher.close());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Says its lines one after the other, as a program that sends mail does. */
async function sendMail(subject: string): Promise<void> {
  const { hostname, port } = new URL(catcher.smtpUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'data');
  const content = `To: maria@example.com\r\nSubject: ${subject}\r\n\r\nOlá\r\n.`;
  const lines = ['EHLO test', 'MAIL FROM:<a@example.com>', 'RCPT TO:<maria@example.com>', 'DATA', content];
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  socket.destroy();
}

const caught = async () => (await (await fetch(`${catcher.url}/email`)).json()) as CaughtMail[];

async function untilCaught(subject: string): Promise<CaughtMail[]> {
  for (;;) {
    const mails = await caught();
    if (mails.some((mail) => mail.subject === subject)) return mails;
  }
}

it('has a page', async () => {
  const answer = await fetch(catcher.url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>MailDev');
});

it('lists what was sent, and keeps only the newest', async () => {
  await sendMail('One');
  expect(await untilCaught('One')).toMatchObject([{ subject: 'One', to: [{ address: 'maria@example.com' }] }]);
  await sendMail('Two');
  await untilCaught('Two');
  await sendMail('Three');
  const kept = await untilCaught('Three');
  expect(kept.map(({ subject }) => subject)).toEqual(['Two', 'Three']);
});
