import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/**
 * @typedef {object} ReceivedMail
 * @property {string} id Of the Message-ID, the part before the `@`.
 * @property {string} recipient
 * @property {string} content Headers and body, without the soft line breaks of quoted-printable.
 */

/**
 * @typedef {object} MailSink
 * @property {string} url `smtp://…`
 * @property {readonly ReceivedMail[]} received
 * @property {(recipient: string, link: RegExp, withinMs: number) => Promise<string | null>} linkTo
 *   First group of `link` in a mail to the recipient. Waits for the mail; null after `withinMs`.
 * @property {string} lookupUrl Responds with 200 if a mail was received and with 404 if not; `{messageId}` is its Message-ID.
 * @property {() => Promise<void>} stop
 */

/**
 * The server's response. After a disconnect the client does not know whether the mail was accepted.
 * @typedef {'accept' | 'defer' | 'disconnect' | 'accept and disconnect'} SmtpResponse
 */

/** @typedef {(stage: 'recipient' | 'content', recipient: string) => SmtpResponse} ChooseResponse */
/** @typedef {{ session: import('smtp-server').SMTPServerSession, done: (error?: Error | null) => void }} Exchange */

/** Between a mail's last byte and the acknowledgement. If the worker is killed in this time, the mail's result is unknown. */
const acknowledgeAfterMs = 30;

/**
 * An SMTP server that stores the mails it accepts. Accepted mails are stored even if the client has disconnected.
 * @param {ChooseResponse} [chooseResponse] Accepts every mail by default.
 * @returns {Promise<MailSink>}
 */
export async function startMailSink(chooseResponse = () => 'accept') {
  /** @type {ReceivedMail[]} */
  const received = [];
  const smtp = createSmtpServer(chooseResponse, (mail) => received.push(mail));
  const lookup = createHttpServer(({ url }, answer) => {
    const [id] = decodeURIComponent(url ?? '')
      .slice(1)
      .split('@');
    answer.writeHead(received.some((mail) => mail.id === id) ? 200 : 404).end();
  });
  return {
    url: `smtp://127.0.0.1:${await listen(smtp.server)}`,
    lookupUrl: `http://127.0.0.1:${await listen(lookup)}/{messageId}`,
    received,
    linkTo: async (recipient, link, withinMs) => {
      for (const until = performance.now() + withinMs; performance.now() < until; await wait(100)) {
        const mail = received.find((one) => one.recipient === recipient && link.test(one.content));
        if (mail !== undefined) return link.exec(mail.content)?.[1] ?? null;
      }
      return null;
    },
    stop: async () => {
      smtp.disconnectAll();
      lookup.closeAllConnections();
      await Promise.all([smtp.server, lookup].map((one) => (one.close(), once(one, 'close'))));
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
 * @param {ChooseResponse} chooseResponse
 * @param {(mail: ReceivedMail) => void} store
 */
function createSmtpServer(chooseResponse, store) {
  /** By the client's port: smtp-server does not expose the socket of a session. @type {Map<number | undefined, import('node:net').Socket>} */
  const sockets = new Map();
  const respond = (/** @type {SmtpResponse} */ response, /** @type {Exchange} */ { session, done }) => {
    if (response === 'accept') done();
    else if (response === 'defer') done(Object.assign(new Error('later'), { responseCode: 451 }));
    else sockets.get(session.remotePort)?.destroy();
  };
  const receive = async (/** @type {import('node:stream').Readable} */ stream, /** @type {Exchange} */ exchange) => {
    const content = await text(stream);
    const recipient = exchange.session.envelope.rcptTo[0]?.address ?? '';
    const response = chooseResponse('content', recipient);
    if (response.startsWith('accept')) store(toMail(recipient, content));
    if (response === 'accept') await wait(acknowledgeAfterMs);
    respond(response, exchange);
  };
  const smtp = new SMTPServer({
    banner: 'sink',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, session, done) => respond(chooseResponse('recipient', address), { session, done }),
    // A killed client ends its connection within the content: the mail is not accepted.
    onData: (stream, session, done) => void receive(stream, { session, done }).catch(() => {}),
  });
  // Clients are killed and disconnected on purpose.
  smtp.on('error', () => {});
  smtp.server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });
  const disconnectAll = () => {
    for (const socket of sockets.values()) socket.destroy();
  };
  return { server: smtp.server, disconnectAll };
}

/**
 * @param {string} recipient
 * @param {string} content
 * @returns {ReceivedMail}
 */
function toMail(recipient, content) {
  const id = /^Message-ID:\s{0,200}<([^@>]{1,200})@/im.exec(content)?.[1] ?? '';
  return { id, recipient, content: content.replaceAll('=\r\n', '') };
}
