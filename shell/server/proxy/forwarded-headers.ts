import type { IncomingHttpHeaders } from 'node:http';

/** Request headers that are forwarded on every route. */
export interface ProxiedRequest {
  id: string;
  headers: { host?: string | undefined };
  /** The visitor's address: from trusted proxies only. */
  ip: string;
}

/**
 * Headers for the upstream server: client address, host, scheme and request id. The upstream trusts them, so forwarded
 * headers of the visitor must be removed.
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
