/**
 * Nodemailer alone: `raw-process PORT CONNECTIONS SECONDS MAIL`. A pool sends the mail of the file MAIL repeatedly at full speed.
 * Responds with the mails per second.
 */
import { readFileSync } from 'node:fs';
import { importOfApi } from '../search/built.mjs';

const [port = '', connections = '', seconds = '', file = ''] = process.argv.slice(2);
const { createTransport } = await importOfApi('nodemailer');
const { simpleParser } = await importOfApi('mailparser');
const { from, subject, html, text } = await simpleParser(readFileSync(file));
const mail = { from: from.text, to: 'leitora@example.com', subject, html, text };
const transport = createTransport({
  host: '127.0.0.1',
  port: Number(port),
  pool: true,
  maxConnections: Number(connections),
  maxMessages: Infinity,
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');

await sendFor(2);
const sent = await sendFor(Number(seconds));
process.send?.(sent / Number(seconds));

/** @param {number} length */
async function sendFor(length) {
  const until = performance.now() + length * 1000;
  let count = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await transport.sendMail(mail);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(connections) * 3 }, worker));
  return count;
}
