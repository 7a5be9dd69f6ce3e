import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {object} TakenMail
 * @property {string} id What stands before the `@` of its Message-ID.
 * @property {string} recipient
 * @property {string} content As it came, without the soft line breaks of quoted-printable.
 */

/**
 * @typedef {object} MailSink
 * @property {string} url `smtp://…`
 * @property {readonly TakenMail[]} taken
 * @property {(recipient: string, link: RegExp, withinMs: number) => Promise<string | null>} linkTo
 *   First group of `link` in a mail to somebody, once it is there.
 * @property {() => Promise<void>} stop
 */

/** Between the last byte of a mail and our yes: where a worker that is killed leaves a mail whose fate it never learns. */
const thinkMs = 30;

/**
 * A mail server that takes everything. What has come whole is taken, whether or not the sender lives to hear of it.
 * @returns {Promise<MailSink>}
 */
export async function startMailSink() {
  /** @type {TakenMail[]} */
  const taken = [];
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    serve(socket, (mail) => taken.push(mail));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    linkTo: async (recipient, link, withinMs) => {
      for (const until = performance.now() + withinMs; performance.now() < until; await wait(100)) {
        const mail = taken.find((one) => one.recipient === recipient && link.test(one.content));
        if (mail !== undefined) return link.exec(mail.content)?.[1] ?? null;
      }
      return null;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * @param {import('node:net').Socket} socket
 * @param {(mail: TakenMail) => void} take
 */
function serve(socket, take) {
  const say = (/** @type {string} */ line) => socket.writable && socket.write(`${line}\r\n`);
  let unread = '';
  let recipient = '';
  let inContent = false;
  const onContent = (/** @type {string} */ content) => {
    inContent = false;
    take(toMail(recipient, content));
    setTimeout(() => say('250 taken'), thinkMs);
  };
  const onCommand = (/** @type {string} */ line) => {
    recipient = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? recipient;
    inContent = /^DATA/i.test(line);
    if (inContent) say('354 go on');
    else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else say('250 ok');
  };
  say('220 sink');
  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1');
    for (;;) {
      const ending = inContent ? '\r\n.\r\n' : '\r\n';
      const end = unread.indexOf(ending);
      if (end < 0) return;
      const part = unread.slice(0, end);
      unread = unread.slice(end + ending.length);
      if (inContent) onContent(part);
      else onCommand(part);
    }
  });
}

/**
 * @param {string} recipient
 * @param {string} content
 * @returns {TakenMail}
 */
function toMail(recipient, content) {
  const id = /^Message-ID:\s*<([^@>]+)@/im.exec(content)?.[1] ?? '';
  return { id, recipient, content: content.replaceAll('=\r\n', '') };
}
