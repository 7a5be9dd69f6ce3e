import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setImmediate as soon } from 'node:timers/promises';
import { readSmtp } from './read-smtp.mjs';

/** @type {string[]} */
let read;
/** @type {import('node:net').Server} */
let server;
/** @type {import('node:net').Socket} */
let client;
beforeEach(async () => {
  read = [];
  server = createServer((socket) =>
    readSmtp(socket, {
      onCommand: (line) => {
        read.push(line);
        socket.write('.');
        return line === 'DATA';
      },
      onContent: (content) => {
        read.push(`content: ${content}`);
        socket.write('.');
      },
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect(/** @type {import('node:net').AddressInfo} */ (server.address()).port, '127.0.0.1');
});
afterEach(async () => {
  client.destroy();
  server.close();
  await once(server, 'close');
});

/** @param {number} count Of answers. */
async function answers(count) {
  let seen = 0;
  for await (const chunk of client.iterator({ destroyOnReturn: false })) {
    seen += chunk.length;
    if (seen >= count) return;
  }
}

const mails = 'EHLO x\r\nDATA\r\nSubject: a\r\n\r\n..dot\r\n.\r\nDATA\r\nsecond\r\n.\r\nQUIT\r\n';
const parts = ['EHLO x', 'DATA', 'content: Subject: a\r\n\r\n..dot', 'DATA', 'content: second', 'QUIT'];

it('reads several commands and mails of one packet', async () => {
  client.write(mails);
  await answers(parts.length);
  expect(read).toEqual(parts);
});

it('reads them byte by byte', async () => {
  client.setNoDelay();
  for (const byte of mails) {
    client.write(byte);
    await soon();
  }
  await answers(parts.length);
  expect(read).toEqual(parts);
});

it('outlives a client that breaks off', async () => {
  client.write('EHLO x\r\nDATA\r\nhalf');
  await answers(2);
  client.resetAndDestroy();
  await once(client, 'close');
  expect(read).toEqual(['EHLO x', 'DATA']);
});
