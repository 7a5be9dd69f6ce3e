import { once } from 'node:events';
import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { DataSource } from 'typeorm';
import { createTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { MailConfig } from '../../../config/mail.config.ts';
import { AddressSuppression } from '../../newsletter/index.ts';
import { Bounces } from '../campaigns.port.ts';
import { saveMailed, storedRecipient, type Mailed } from '../testing/test-mailed.ts';
import { BounceAddresses } from './bounce-addresses.service.ts';
import { BounceReceiver } from './bounce-receiver.service.ts';

let worker: TestWorker;
let database: DataSource;
beforeAll(async () => {
  const bounces = { domain: 'bounces.example.com', host: '127.0.0.1', port: 0 };
  const mail = new MailConfig(null, 'Trampolim <ola@example.com>', 1, null, null, null, null, bounces);
  worker = await createTestWorker(await createTestDatabase(), { mail });
  await worker.work();
  database = worker.module.get(DataSource);
});
afterAll(() => worker.close());

interface Report {
  action?: string;
  status?: string;
  type?: string;
  quoted?: string;
}

/** A report in Postfix's format. */
function report({ action = 'failed', status = '5.1.1', type = 'message/delivery-status', quoted = '' }: Report = {}) {
  return [
    'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B1"',
    '',
    '--B1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Status: 5.1.1 is what I could not deliver.',
    '--B1',
    'Content-Description: Delivery report',
    `Content-Type: ${type}`,
    '',
    'Reporting-MTA: dns; mx.example.net',
    'Arrival-Date: Mon, 2 Mar 2026 10:00:00 +0000 (WET)',
    '',
    'Final-Recipient: rfc822; maria@example.net',
    'Original-Recipient: rfc822;maria@example.net',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.net',
    `Diagnostic-Code: smtp; 550 ${status} <maria@example.net>: Recipient`,
    '    address rejected',
    '',
    '--B1',
    'Content-Type: message/rfc822',
    '',
    `Subject: Ofertas\r\n\r\n${quoted}`,
    '--B1--',
    '',
  ].join('\r\n');
}

const addressOf = ({ recipientId }: Mailed) =>
  worker.module.get(BounceAddresses, { strict: false }).of(recipientId) ?? '';

/** Response code of the receiver; 250: accepted. */
async function deliver(to: string | string[], raw: string): Promise<number> {
  const port = worker.module.get(BounceReceiver, { strict: false }).port ?? 0;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const { response, rejected } = await transport.sendMail({ envelope: { from: '', to }, raw });
    return rejected.length > 0 ? 452 : Number(response.slice(0, 3));
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    transport.close();
  }
}

const isSuppressed = ({ email }: Mailed) => worker.module.get(AddressSuppression, { strict: false }).has(email);

it('records a failed delivery with its reason', async () => {
  const mailed = await saveMailed(database);
  expect(await deliver(addressOf(mailed), report())).toBe(250);
  expect(await storedRecipient(database, mailed)).toMatchObject({
    bounced_at: expect.any(Date),
    error: '5.1.1 smtp; 550 5.1.1 <(address)>: Recipient address rejected',
  });
  expect(await isSuppressed(mailed)).toBe(true);
});

it('records a report with addresses in UTF-8 (RFC 6533)', async () => {
  const mailed = await saveMailed(database);
  const raw = report({ type: 'message/global-delivery-status' }).replaceAll('maria@', 'joão@');
  expect(await deliver(addressOf(mailed), raw)).toBe(250);
  expect(await storedRecipient(database, mailed)).toMatchObject({
    bounced_at: expect.any(Date),
    error: '5.1.1 smtp; 550 5.1.1 <(address)>: Recipient address rejected',
  });
});

it('does not suppress an address for one full mailbox', async () => {
  const mailed = await saveMailed(database);
  expect(await deliver(addressOf(mailed), report({ status: '5.2.2' }))).toBe(250);
  expect(await storedRecipient(database, mailed)).toMatchObject({ bounced_at: expect.any(Date) });
  expect(await isSuppressed(mailed)).toBe(false);
});

it.each([
  ['a report of a delayed delivery', report({ action: 'delayed', status: '4.4.1' })],
  [
    'an automatic reply',
    'From: maria@example.net\r\nSubject: Re: Ofertas\r\n\r\nStatus: 5.1.1\r\n\r\nAction: failed\r\n',
  ],
  ['a body that resembles a report', report({ type: 'text/plain' })],
  ['no content', '\r\n'],
])('accepts a mail with %s without recording a bounce', async (_, raw) => {
  const mailed = await saveMailed(database);
  expect(await deliver(addressOf(mailed), raw)).toBe(250);
  expect(await storedRecipient(database, mailed)).toMatchObject({ bounced_at: null });
});

it('accepts mail only for signed addresses, and one recipient per mail', async () => {
  const mailed = await saveMailed(database);
  const address = addressOf(mailed);
  const forged = address.replace(/.{4}@/, '0000@');
  for (const to of ['ola@example.com', 'bounces@bounces.example.com', forged]) {
    expect(await deliver(to, report())).toBe(550);
  }
  expect(await deliver([address, addressOf(await saveMailed(database))], report({ action: 'delayed' }))).toBe(452);
  expect(await storedRecipient(database, mailed)).toMatchObject({ bounced_at: null });
});

it('rejects mail that exceeds the size of a report', async () => {
  const mailed = await saveMailed(database);
  expect(await deliver(addressOf(mailed), report({ quoted: 'a'.repeat(600 * 1024) }))).toBe(552);
  expect(await storedRecipient(database, mailed)).toMatchObject({ bounced_at: null });
});

it('accepts reports after a client has disconnected during one', async () => {
  const mailed = await saveMailed(database);
  const socket = connect(worker.module.get(BounceReceiver, { strict: false }).port ?? 0, '127.0.0.1');
  const commands = ['EHLO mx', 'MAIL FROM:<>', `RCPT TO:<${addressOf(mailed)}>`, 'DATA'];
  for (const command of commands) {
    await once(socket, 'data');
    socket.write(`${command}\r\n`);
  }
  await once(socket, 'data');
  socket.write(report().slice(0, 500));
  socket.destroy();
  expect(await deliver(addressOf(mailed), report())).toBe(250);
  expect(await storedRecipient(database, mailed)).toMatchObject({ bounced_at: expect.any(Date) });
});

it('responds with a temporary error if the bounce cannot be recorded', async () => {
  const mailed = await saveMailed(database);
  const bounces = worker.module.get(Bounces, { strict: false });
  jest.spyOn(bounces, 'record').mockRejectedValueOnce(new Error('no database'));
  expect(await deliver(addressOf(mailed), report())).toBe(451);
  expect(await deliver(addressOf(mailed), report())).toBe(250);
  expect(await storedRecipient(database, mailed)).toMatchObject({ bounced_at: expect.any(Date) });
});
