import type { IncomingHttpHeaders } from 'node:http';

/** What of a request is told on, whatever its route. */
export interface ProxiedRequest {
  id: string;
  headers: { host?: string | undefined };
  /** The visitor's address: what a trusted proxy says of it, and nobody else. */
  ip: string;
}

/**
 * Headers for the server behind us: who asked, under which name, by which scheme, and the number of the request. It believes
 * us: what a visitor says of their own address must not get through.
 */
export function forwardedHeaders(
  request: ProxiedRequest,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): IncomingHttpHeaders {
  const { host, protocol } = new URL(publicUrl);
  return {
    ...headers,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? host,
    'x-forwarded-proto': protocol.replace(':', ''),
    'x-request-id': request.id,
  };
}
