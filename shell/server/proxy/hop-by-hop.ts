import type { IncomingHttpHeaders } from 'node:http';

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
