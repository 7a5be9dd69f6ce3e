import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { readMailCatcherConfig, startMailCatcher, type MailCatcher } from './catcher.ts';

interface CaughtMail {
  id: string;
  subject: string;
  to: { address: string }[];
  text: string;
}

let catcher: MailCatcher;
beforeAll(async () => {
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  catcher = await startMailCatcher({ host: '127.0.0.1', smtpPort, webPort, maxMails: 2 });
});
afterAll(() => catcher.close());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Sends one mail with plain SMTP commands. */
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

it('serves the MailDev page', async () => {
  const answer = await fetch(catcher.url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>MailDev');
});

it('lists received mails and stores only the newest', async () => {
  await sendMail('One');
  expect(await untilCaught('One')).toMatchObject([{ subject: 'One', to: [{ address: 'maria@example.com' }] }]);
  await sendMail('Two');
  await untilCaught('Two');
  await sendMail('Three');
  const stored = await untilCaught('Three');
  expect(stored.map(({ subject }) => subject)).toEqual(['Two', 'Three']);
});

describe('readMailCatcherConfig', () => {
  it('has a default for every setting', () => {
    expect(readMailCatcherConfig({})).toEqual({ host: '127.0.0.1', smtpPort: 1025, webPort: 1080 });
  });

  it('reads every setting', () => {
    const environment = { SANDBOX_HOST: '0.0.0.0', MAIL_SMTP_PORT: '2525', MAIL_WEB_PORT: '8025' };
    expect(readMailCatcherConfig(environment)).toEqual({ host: '0.0.0.0', smtpPort: 2525, webPort: 8025 });
  });

  it('reports every invalid setting', () => {
    const environment = { MAIL_SMTP_PORT: 'smtp', MAIL_WEB_PORT: '70000' };
    expect(() => readMailCatcherConfig(environment)).toThrow(/MAIL_SMTP_PORT.{0,300}MAIL_WEB_PORT/);
  });
});
