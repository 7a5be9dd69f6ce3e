import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Rate limit key of a client: its IPv4 address, or its IPv6 /64 network, which providers assign to one customer. */
export function clientKey(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
}

const { IPv4, IPv6 } = ipaddr;

/**
 * Whether a text is an address (`10.0.0.7`) or a network (`10.0.0.0/8`, `fd00::/8`). Refuses `127.1` and other ambiguous forms of IPv4,
 * networks of IPv4-mapped addresses, and `/0`, which Fastify refuses because it trusts every client.
 */
export function isNetwork(text: string): boolean {
  if (IPv4.isValidFourPartDecimal(text) || IPv6.isValid(text)) return true;
  if (text.endsWith('/0')) return false;
  if (IPv4.isValidCIDRFourPartDecimal(text)) return true;
  return IPv6.isValidCIDR(text) && !IPv6.parseCIDR(text)[0].isIPv4MappedAddress();
}

/** @param networks that `isNetwork` accepts */
export function createNetworkCheck(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [text = '', bits] = network.split('/');
    const address = ipaddr.process(text);
    if (bits === undefined) list.addAddress(address.toString(), address.kind());
    else list.addSubnet(address.toString(), Number(bits), address.kind());
  }
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return list.check(parsed.toString(), parsed.kind());
  };
}

/** The client of a request as Fastify's `request.ip` names it: behind trusted proxies, the nearest address that is none of them. */
export function createAddressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return (request) => proxyAddress(request, isTrusted);
}
