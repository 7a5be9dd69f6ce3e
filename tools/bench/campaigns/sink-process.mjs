/** An SMTP server that takes every mail, and keeps of all but the first nothing but its Message-ID. `count` asks how many there were. */
import { createServer } from 'node:net';

/** @type {Set<string>} */
const ids = new Set();
let taken = 0;
let sample = '';

const server = createServer((socket) => {
  let unread = '';
  let inContent = false;
  socket.on('error', () => socket.destroy());
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1');
    for (;;) {
      const ending = inContent ? '\r\n.\r\n' : '\r\n';
      const end = unread.indexOf(ending);
      if (end < 0) return;
      const part = unread.slice(0, end);
      unread = unread.slice(end + ending.length);
      if (inContent) take(part);
      inContent = !inContent && part.startsWith('DATA');
      socket.write(inContent ? '354 go on\r\n' : '250 ok\r\n');
    }
  });
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});

/** @param {string} mail */
function take(mail) {
  taken += 1;
  if (sample === '') sample = mail;
  const [, id = ''] = /^Message-ID: *<([^>]*)>/im.exec(mail) ?? [];
  ids.add(id);
}

process.on('message', () => process.send?.({ taken, different: ids.size, sample }));
process.once('disconnect', () => process.exit(0));
