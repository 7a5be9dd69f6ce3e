import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BurstPacer } from './burst-pacer.ts';
import { clientKey } from './client-address.ts';
import { ClientCounts } from './client-counts.ts';

/** What clients may use of the listener. Times are milliseconds. */
export interface ConnectionLimits {
  total: number;
  /** Open connections of one client: an IPv4 address or an IPv6 /64 network. */
  perAddress: number;
  headersTimeout: number;
  requestTimeout: number;
  /** Minimum average rate of a body in bytes per second, after `bodyGrace`. */
  bodyRate: number;
  bodyGrace: number;
  /** Maximum time without progress while a client reads its response. */
  writeTimeout: number;
}

/** Why a connection was refused or ended. */
export type ConnectionEnd = 'address_limit' | 'total_limit' | 'slow_body' | 'slow_reader';

interface GuardOptions {
  limits: ConnectionLimits;
  /** Whether the address is a trusted proxy. Its clients are counted by request instead. */
  isTrusted: (address: string | undefined) => boolean;
  /** Sends 408 on a connection without a response. */
  answerTimeout: (socket: Socket) => void;
  /** Sends 429 on a rejected connection. */
  answerRefusal: (socket: Socket) => void;
  onEnd: (reason: ConnectionEnd) => void;
}

interface Connection {
  key: string | null;
  /** The last request, removed some time after its end: listeners for each request would cost more than reading it when needed. */
  exchange: { request: IncomingMessage; response: ServerResponse; began: number; bytesBefore: number } | null;
  /** Bytes read by the client at its last read, and the time of that read. */
  taken: number;
  takenAt: number;
}

const sweepMs = 1000;

/**
 * Ends connections that use resources without progress. Complements Node's header and request timeouts with limits for
 * connections per client and in total, for the rate of bodies, and for clients that do not read.
 */
export class ConnectionGuard {
  readonly #options: GuardOptions;
  readonly #connections = new Map<Socket, Connection>();
  readonly #open = new ClientCounts();
  readonly #endings = new BurstPacer();

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  protect(server: Server): void {
    server.on('connection', (socket: Socket) => this.#accept(socket));
    server.on('request', (request, response) => this.#begin(request, response));
    const sweep = setInterval(() => this.#sweep(performance.now()), sweepMs).unref();
    server.once('close', () => clearInterval(sweep));
  }

  #accept(socket: Socket): void {
    const { limits, isTrusted, answerRefusal, onEnd } = this.#options;
    const key = isTrusted(socket.remoteAddress) ? null : clientKey(socket.remoteAddress);
    const open = key === null ? 0 : this.#open.of(key);
    if (open >= limits.perAddress || !this.#makeRoom()) {
      onEnd(open >= limits.perAddress ? 'address_limit' : 'total_limit');
      answerRefusal(socket);
      return;
    }
    if (key !== null) this.#open.add(key);
    this.#connections.set(socket, { key, exchange: null, taken: 0, takenAt: performance.now() });
    socket.once('close', () => this.#close(socket, key));
  }

  #close(socket: Socket, key: string | null): void {
    if (this.#connections.delete(socket) && key !== null) this.#open.remove(key);
  }

  /** At the limit, closes the oldest connection without a complete request. Returns false if every connection has one. */
  #makeRoom(): boolean {
    if (this.#connections.size < this.#options.limits.total) return true;
    for (const [socket, connection] of this.#connections) {
      if (connection.exchange?.request.complete && !hasEnded(connection)) continue;
      this.#options.onEnd('total_limit');
      this.#close(socket, connection.key);
      socket.destroy();
      return true;
    }
    return false;
  }

  #begin(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    connection.exchange = { request, response, began: performance.now(), bytesBefore: socket.bytesRead };
  }

  #sweep(now: number): void {
    for (const [socket, connection] of this.#connections) {
      if (hasEnded(connection)) connection.exchange = null;
      if (isSlowBody(socket, connection, this.#options.limits, now)) {
        this.#endings.run(() => this.#endSlowBody(socket, connection));
      } else if (isSlowReader(socket, connection, this.#options.limits.writeTimeout, now)) {
        this.#endings.run(() => this.#endSlowReader(socket));
      }
    }
  }

  #endSlowReader(socket: Socket): void {
    this.#options.onEnd('slow_reader');
    socket.destroy();
  }

  #endSlowBody(socket: Socket, { exchange }: Connection): void {
    this.#options.onEnd('slow_body');
    if (exchange?.response.headersSent) socket.destroy();
    else this.#options.answerTimeout(socket);
  }
}

const hasEnded = ({ exchange }: Connection) =>
  exchange !== null && exchange.response.writableFinished && exchange.request.complete;

function isSlowBody({ bytesRead }: Socket, { exchange }: Connection, limits: ConnectionLimits, now: number): boolean {
  if (exchange === null || exchange.request.complete) return false;
  const seconds = (now - exchange.began - limits.bodyGrace) / 1000;
  return seconds > 0 && bytesRead - exchange.bytesBefore < limits.bodyRate * seconds;
}

/** Updates the number of bytes that the client has read; true if it has read none of the waiting bytes for too long. */
function isSlowReader(socket: Socket, connection: Connection, timeout: number, now: number): boolean {
  const taken = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0 || taken > connection.taken) {
    connection.taken = taken;
    connection.takenAt = now;
  }
  return now - connection.takenAt > timeout;
}
