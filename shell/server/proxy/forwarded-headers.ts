import type { IncomingHttpHeaders } from 'node:http';
import { traceHeaders } from 'server-kit';

/** Request headers that are forwarded on every route. */
interface ProxiedRequest {
  id: string;
  headers: { host?: string | undefined };
  /** The visitor's address: from trusted proxies only. */
  ip: string;
}

/**
 * Headers for the upstream server: client address, host, scheme, request id and trace. The upstream trusts them, so forwarded
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
    ...traceHeaders(),
  };
}

/** Headers that describe one connection and not the message (RFC 9110 §7.6.1 and §10.1.1, RFC 9113 §8.2.2). */
const hopByHop = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * The headers that a proxy forwards, in either direction: those of one connection are removed, also those that `Connection`
 * names. `Expect: 100-continue` is answered by Node before the request arrives here.
 */
export function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name.toLowerCase()) && !named.has(name.toLowerCase())),
  );
}
