import { createServer } from 'node:net';
import getPort from 'get-port';

/** @returns {Promise<number>} A free port of 127.0.0.1, which this process does not return again for at least 15 seconds. */
export const freePort = () => getPort({ host: '127.0.0.1' });

/** Error code of an address that does not exist, such as an IPv6 address on a machine without IPv6; it counts as free. */
const absentAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Whether no process listens on a port of any of these addresses. get-port checks one host only, and returns another port if it is used.
 * @param {number} port
 * @param {readonly string[]} hosts
 * @returns {Promise<boolean>}
 */
export async function isFree(port, hosts = ['127.0.0.1']) {
  for (const host of hosts) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      if (!absentAddress.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return false;
    }
  }
  return true;
}

/** @param {string} host Name or address. */
export function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
