import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** Startup parameters that PgBouncer tracks. It refuses all others. */
const knownParameters = new Set(['user', 'database', 'application_name', 'client_encoding']);
/** The text of a message "query" or "parse". */
const notification = /^(?:Q[^]{4}|P[^]{4}[^\0]*\0)\s*(?:un)?(?:listen|notify)\b/i;
const noTransaction = 'I'.charCodeAt(0);

export interface TransactionPooler {
  url: string;
  close: () => Promise<void>;
}

/** One message of PostgreSQL's protocol: its type and all of its bytes. */
interface Message {
  type: string;
  bytes: Buffer;
}

/**
 * Behaves like PgBouncer 1.18 in transaction mode: it refuses unknown startup parameters, and statements that need a session, and resets the session
 * (prepared statements, advisory locks, temporary tables, settings) after each transaction. It discards the server
 * connection instead of reusing it for another client.
 */
export async function createTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [near, upstream]) sockets.add(socket.on('error', () => socket.destroy()));
    near.on('close', () => upstream.destroy());
    upstream.on('close', () => near.destroy());
    const session = new PooledSession(near, upstream);
    session.start();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: url.href, close };
}

class PooledSession {
  private unread: Buffer = Buffer.alloc(0);
  private unsent: Buffer[] = [];
  private hasStarted = false;
  private isReady = false;
  private isDiscarding = false;

  constructor(
    private readonly near: Socket,
    private readonly upstream: Socket,
  ) {}

  start(): void {
    this.near.on('data', (chunk: Buffer) => this.onClient(chunk));
    this.upstream.on('data', (chunk: Buffer) => this.onServer(chunk));
  }

  private onClient(chunk: Buffer): void {
    if (!this.hasStarted) {
      this.hasStarted = true;
      const refused = startupParameters(chunk).find((name) => !knownParameters.has(name));
      if (refused !== undefined) return this.refuse(`unsupported startup parameter: ${refused}`);
    }
    // PgBouncer accepts these, and delivers no notifications.
    if (notification.test(chunk.toString('latin1'))) return this.refuse('unsupported statement: LISTEN or NOTIFY');
    if (this.isDiscarding) this.unsent.push(chunk);
    else this.upstream.write(chunk);
  }

  private onServer(chunk: Buffer): void {
    this.unread = Buffer.concat([this.unread, chunk]);
    for (let message = this.nextMessage(); message !== null; message = this.nextMessage()) this.onMessage(message);
  }

  private nextMessage(): Message | null {
    if (this.unread.length < 5) return null;
    const end = 1 + this.unread.readInt32BE(1);
    if (this.unread.length < end) return null;
    const bytes = this.unread.subarray(0, end);
    this.unread = this.unread.subarray(end);
    return { type: String.fromCharCode(bytes[0]!), bytes };
  }

  private onMessage({ type, bytes }: Message): void {
    const isEnd = type === 'Z' && bytes[5] === noTransaction;
    if (this.isDiscarding) {
      if (isEnd) this.resume();
      return;
    }
    // The first one ends the authentication.
    if (isEnd && this.isReady) this.discard();
    this.isReady ||= type === 'Z';
    this.near.write(bytes);
  }

  private discard(): void {
    this.isDiscarding = true;
    this.upstream.write(queryMessage('discard all'));
  }

  private resume(): void {
    this.isDiscarding = false;
    for (const chunk of this.unsent.splice(0)) this.upstream.write(chunk);
  }

  private refuse(reason: string): void {
    const fields = Buffer.from(`SFATAL\0C08P01\0M${reason}\0\0`);
    this.near.end(withLength('E', fields));
  }
}

/** Parameter names of a StartupMessage: length, protocol version, then pairs of NUL-terminated strings. */
function startupParameters(chunk: Buffer): string[] {
  const texts = chunk.subarray(8).toString().split('\0');
  return texts.filter((text, index) => index % 2 === 0 && text !== '');
}

const queryMessage = (sql: string) => withLength('Q', Buffer.from(`${sql}\0`));

function withLength(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
