import type { IncomingHttpHeaders } from 'node:http';

/** What of a request is told on, whatever its route. */
export interface ProxiedRequest {
  id: string;
  headers: { host?: string | undefined };
  socket: { remoteAddress?: string | undefined };
}

/** Headers for the server behind us: who asked, under which name, by which scheme, and the number of the request. */
export function forwardedHeaders(
  request: ProxiedRequest,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): IncomingHttpHeaders {
  const { host, protocol } = new URL(publicUrl);
  const before = headers['x-forwarded-for'];
  const client = request.socket.remoteAddress ?? '';
  return {
    ...headers,
    'x-forwarded-for': [before, client].filter(Boolean).join(', '),
    'x-forwarded-host': request.headers.host ?? host,
    'x-forwarded-proto': protocol.replace(':', ''),
    'x-request-id': request.id,
  };
}
