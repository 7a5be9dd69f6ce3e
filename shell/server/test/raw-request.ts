import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Lower-case names. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Sends raw bytes over a new socket, and resolves with all the bytes received until the connection ends. */
export async function sendRaw(origin: string, parts: Iterable<string | Buffer>): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (part: Buffer) => received.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    socket.once('end', resolve);
    socket.once('error', reject);
  });
  await Promise.all([ended, writeAll(socket, parts)]);
  socket.destroy();
  return toAnswer(Buffer.concat(received).toString('latin1'));
}

async function writeAll(socket: Socket, parts: Iterable<string | Buffer>): Promise<void> {
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const part of parts) {
    if (socket.writableEnded || socket.destroyed) return;
    if (!socket.write(part)) await Promise.race([drained(socket), closed]);
  }
}

const drained = (socket: Socket) => new Promise((resolve) => socket.once('drain', resolve));

/** The final answer; `100 Continue` before it is skipped. */
function toAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '').split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}
