/** An SMTP server that takes every mail, and keeps of all but the first nothing but its Message-ID. `count` asks how many there were. */
import { createServer } from 'node:net';
import { readSmtp } from '../../read-smtp.mjs';

/** @type {Set<string>} */
const ids = new Set();
let taken = 0;
let sample = '';

const server = createServer((socket) => {
  socket.write('220 sink\r\n');
  readSmtp(socket, {
    onCommand: (line) => {
      const isData = line.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
      return isData;
    },
    onContent: (mail) => {
      take(mail);
      socket.write('250 ok\r\n');
    },
  });
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});

/** @param {string} mail */
function take(mail) {
  taken += 1;
  if (sample === '') sample = mail;
  const [, id = ''] = /^Message-ID: *<([^<>]*)>/im.exec(mail) ?? [];
  ids.add(id);
}

process.on('message', () => process.send?.({ taken, different: ids.size, sample }));
process.once('disconnect', () => process.exit(0));
