import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readSmtp } from '../read-smtp.mjs';

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
 * @property {string} lookupUrl Answers 200 where a mail was taken and 404 where it was not; `{messageId}` stands for its Message-ID.
 * @property {() => Promise<void>} stop
 */

/**
 * What the server does next. After a cut its client cannot know whether the mail was taken.
 * @typedef {'take' | 'refuse for now' | 'cut' | 'take and cut'} Mood
 */

/** @typedef {(stage: 'recipient' | 'content') => Mood} Moods */

/** Between the last byte of a mail and our yes: where a worker that is killed leaves a mail whose fate it never learns. */
const thinkMs = 30;

/**
 * A mail server that takes what its moods let it. What is taken is taken whole, whether or not the sender lives to hear of it.
 * @param {Moods} [moods] Takes everything when absent.
 * @returns {Promise<MailSink>}
 */
export async function startMailSink(moods = () => 'take') {
  /** @type {TakenMail[]} */
  const taken = [];
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, moods, (mail) => taken.push(mail));
  });
  const book = createHttpServer(({ url }, answer) => {
    const [id] = decodeURIComponent(url ?? '')
      .slice(1)
      .split('@');
    answer.writeHead(taken.some((mail) => mail.id === id) ? 200 : 404).end();
  });
  return {
    url: `smtp://127.0.0.1:${await listen(server)}`,
    lookupUrl: `http://127.0.0.1:${await listen(book)}/{messageId}`,
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
      book.closeAllConnections();
      await Promise.all([server, book].map((one) => (one.close(), once(one, 'close'))));
    },
  };
}

/** @param {import('node:net').Server} server */
async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * @param {import('node:net').Socket} socket
 * @param {Moods} moods
 * @param {(mail: TakenMail) => void} take
 */
function serve(socket, moods, take) {
  const say = (/** @type {string} */ line) => socket.writable && socket.write(`${line}\r\n`);
  let recipient = '';
  /** False: the answer that `mood` asks for was given instead. */
  const isTaken = (/** @type {Mood} */ mood) => {
    if (mood === 'take') return true;
    if (mood === 'refuse for now') say('451 later');
    else socket.destroy();
    return false;
  };
  say('220 sink');
  readSmtp(socket, {
    onCommand: (line) => {
      if (/^RCPT/i.test(line) && !isTaken(moods('recipient'))) return false;
      recipient = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? recipient;
      const isData = /^DATA/i.test(line);
      if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say(isData ? '354 go on' : '250 ok');
      return isData;
    },
    onContent: (content) => {
      const mood = moods('content');
      if (mood === 'take' || mood === 'take and cut') take(toMail(recipient, content));
      if (isTaken(mood)) setTimeout(() => say('250 taken'), thinkMs);
    },
  });
}

/**
 * @param {string} recipient
 * @param {string} content
 * @returns {TakenMail}
 */
function toMail(recipient, content) {
  const id = /^Message-ID:\s{0,200}<([^@>]{1,200})@/im.exec(content)?.[1] ?? '';
  return { id, recipient, content: content.replaceAll('=\r\n', '') };
}
