import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { closedHeaders } from './closed-headers.ts';
import { toFailure } from './error-answer.ts';

/** What Node's HTTP parser gives up on, before there is a request. Everything else is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  TOO_MANY_CONNECTIONS: 429,
};

/** Answers bytes that are no HTTP request in the one error shape, and ends the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(toFailure({ statusCode }).body);
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(closedHeaders).map((header) => header.join(': ')),
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that keeps its side open would otherwise keep the connection.
  socket.destroySoon();
}
