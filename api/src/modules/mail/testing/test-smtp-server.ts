import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

type Step = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'content begins' | 'content';

/**
 * A minimal SMTP server for tests, with configurable responses. It stores the mails that it accepts. Custom implementation: `smtp-server`
 * cannot end a connection or leave a response incomplete at a given step.
 */
export interface TestSmtpServer {
  url: string;
  /** Responses other than success; `close` ends the connection, `drip` sends a response that never ends. */
  answers: Partial<Record<Step, string>>;
  recipients: string[];
  /** Every command as received. */
  commands: string[];
  /** Headers and content as received. */
  received: string[];
  connections: number;
  /** Open connections. */
  sockets: Set<Socket>;
  close: () => Promise<void>;
}

const usual: Record<string, string> = {
  greeting: '220 test',
  EHLO: '250 test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  content: '250 taken',
  QUIT: '221 bye',
  RSET: '250 ok',
};

export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const listener = createServer((socket) => serve(server, socket));
  const server: TestSmtpServer = {
    url: '',
    answers: {},
    recipients: [],
    commands: [],
    received: [],
    connections: 0,
    sockets: new Set(),
    close: async () => {
      for (const socket of server.sockets) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  server.url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return server;
}

/** Continuation lines: the client's idle timeout never expires. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-\r\n'), 10);
  socket.once('close', () => clearInterval(timer));
}

function serve(server: TestSmtpServer, socket: Socket): void {
  server.connections += 1;
  server.sockets.add(socket);
  socket.on('close', () => server.sockets.delete(socket)).on('error', () => socket.destroy());
  let unread = '';
  let inContent = false;
  const answer = (step: string) => {
    const response = server.answers[step as Step] ?? usual[step] ?? '502 unknown';
    if (response === 'close') socket.destroy();
    else if (response === 'drip') drip(socket);
    else socket.write(`${response}\r\n`);
    return response;
  };
  const command = (line: string) => {
    server.commands.push(line);
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') server.recipients.push(line);
    inContent = answer(verb).startsWith('354');
  };
  answer('greeting');
  socket.on('data', (chunk) => {
    if (inContent && server.answers['content begins'] === 'close') socket.destroy();
    unread += chunk.toString();
    for (;;) {
      const ending = inContent ? '\r\n.\r\n' : '\r\n';
      const end = unread.indexOf(ending);
      if (end < 0) return;
      const part = unread.slice(0, end);
      unread = unread.slice(end + ending.length);
      if (!inContent) command(part);
      else {
        inContent = false;
        server.received.push(part);
        answer('content');
      }
    }
  });
}
