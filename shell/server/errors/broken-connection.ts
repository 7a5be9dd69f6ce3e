import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { ErrorAnswer, ErrorCode } from 'shared-contracts';

interface ProtocolProblem {
  status: number;
  code: ErrorCode;
}

const problems: Record<string, ProtocolProblem> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'bad_request' },
  TOO_MANY_CONNECTIONS: { status: 429, code: 'too_many_requests' },
};

/**
 * Answers invalid HTTP, timeouts and connections over the limit on the raw socket, with the same headers as other
 * answers, and closes it. Waiting for the client to close its side would leave the connection open indefinitely.
 */
export function answerBrokenConnection(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, code } = problems[error.code ?? ''] ?? { status: 400, code: 'bad_request' };
    const phrase = STATUS_CODES[status] ?? '';
    const body = JSON.stringify({ error: code, message: phrase, code } satisfies ErrorAnswer);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${phrase}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
}
