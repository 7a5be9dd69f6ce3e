import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 addresses outside of it are special or not assigned (RFC 4291, 2.4). */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet. False for text that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also parses short forms such as "127.1".
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast));
}
