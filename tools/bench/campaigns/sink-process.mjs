/** An SMTP server that accepts every mail. It stores the first mail and the Message-ID of all others; the message `count` returns the totals. */
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** @type {Set<string>} */
const ids = new Set();
let taken = 0;
let sample = '';

const smtp = new SMTPServer({
  banner: 'sink',
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData: (stream, _, done) => void receive(stream, done),
});
const server = smtp.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});

/** @param {import('node:stream').Readable} stream @param {(error?: Error) => void} done */
async function receive(stream, done) {
  try {
    count(await text(stream));
    done();
  } catch {
    done(new Error('The mail was interrupted'));
  }
}

/** @param {string} mail */
function count(mail) {
  taken += 1;
  if (sample === '') sample = mail;
  const [, id = ''] = /^Message-ID: *<([^<>]*)>/im.exec(mail) ?? [];
  ids.add(id);
}

process.on('message', () => process.send?.({ taken, different: ids.size, sample }));
process.once('disconnect', () => process.exit(0));
